import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { FOLDER } from "./site";

const read = (name: string) => readFileSync(path.join(FOLDER, name), "utf8");

/** This build's bundles: those that a page names, and those whose name webpack's runtime puts together from a hash. */
function bundles(): string[] {
  const home = read("index.html");
  const named = [...new Set(home.match(/[\w-]+-[0-9a-f]{20}\.js/g))];
  const known = home + named.map(read).join("");
  // The output folder may still hold the bundles of an earlier build.
  return readdirSync(FOLDER).filter((name) => known.includes(/-([0-9a-f]{20})\.js$/.exec(name)?.[1] ?? "no bundle"));
}

/** The packages whose code is in the bundles, according to their source maps. */
function bundledPackages(): string[] {
  const maps = bundles().map((name) => `${name}.map`);
  const mapped = maps.filter((map) => existsSync(path.join(FOLDER, map)));
  const sources = mapped.flatMap((map) => (JSON.parse(read(map)) as { sources: string[] }).sources);
  const names = sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

test("the packages that reach visitors are those that the README lists", () => {
  const readme = readFileSync("README.md", "utf8");
  const section = /### What reaches visitors\n(.*?)\n###? /s.exec(readme)![1]!;
  const table = section.split("\n").filter((line) => line.startsWith("|"));
  const listed = [...table.join("\n").matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  expect(bundledPackages()).toEqual(listed.sort());
});

test("Gatsby's Partytown, which no page uses, is not served", () => {
  expect(existsSync(path.join(FOLDER, "~partytown"))).toBe(false);
});
