import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../src/commands/system/project-copy";
import { MASTODON_PAGE } from "../mastodon-page";

/* All that a content writer does is add one file with four fields. Built for real, in a copy of the project. */

/** One published file of each kind. */
const HTML = [
  "index.html",
  "404.html",
  "blog.html",
  "qrcode/404.html",
  "raccourcir-lien.html",
  "qrcode/dynamique.html",
];

let copy: ReturnType<typeof copyProject>;
const build = () =>
  spawnSync(process.execPath, [path.join("node_modules", "gatsby", "cli.js"), "build"], {
    cwd: copy.folder,
    encoding: "utf8",
    // The pictures of all pages would take a tenth of the builds' time, and nothing here looks at them.
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", GATSBY_PICTURES: "off" },
  });
const data = (name: string) => path.join(copy.folder, "data", "raccourcir-lien", `${name}.json`);
const built = (file: string) => readFileSync(path.join(copy.folder, "public", file), "utf8");

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

test("a bad file stops the build with exit code 1, its name and its field, and no stack trace", () => {
  writeFileSync(data("mastodon"), JSON.stringify({ ...MASTODON_PAGE, features: ["Une seule"] }));
  const { status, stderr, stdout } = build();
  rmSync(data("mastodon"));
  expect(status).toBe(1);
  expect(stderr + stdout).toContain("data/raccourcir-lien/mastodon.json");
  expect(stderr + stdout).toContain("features");
  expect(stderr + stdout).not.toMatch(/^\s+at .+:\d+:\d+/m);
});

test("a new file gives a page, a sitemap entry, a link and a redirect from its former address; a file with slips is published too, and they are reported", () => {
  const bitly = JSON.parse(readFileSync(data("bitly"), "utf8")) as typeof MASTODON_PAGE;
  const slips = {
    title: "Lien",
    subtitle: "Sous-titre de test",
    description: bitly.description,
    features: ["A", "B", "C"],
  };
  writeFileSync(data("mastodon"), JSON.stringify({ ...MASTODON_PAGE, anciennesAdresses: ["fediverse"] }));
  writeFileSync(data("bluesky"), JSON.stringify(slips));
  const network = { name: "Mastodon", icon: "bio", colour: "outremer", description: bitly.description, tool: "none" };
  writeFileSync(path.join(copy.folder, "data", "lien-en-bio", "mastodon.json"), JSON.stringify(network));
  const { status, stderr, stdout } = build();
  expect({ status, stderr }).toMatchObject({ status: 0 });
  // The hero of a page without a tool links to none.
  expect(built("lien-en-bio/instagram.html")).toContain('href="#outil-bio"');
  expect(built("lien-en-bio/mastodon.html")).not.toContain("#outil-bio");
  expect(stderr + stdout).toMatch(/bluesky\.json:\d+ +\(publié quand même\) champ « title »/);
  expect(built("raccourcir-lien/mastodon.html")).toContain(MASTODON_PAGE.title);
  expect(built("raccourcir-lien/bluesky.html")).toContain(slips.subtitle);
  for (const name of ["mastodon", "bluesky"]) {
    expect(built("sitemap-0.xml")).toMatch(new RegExp(`<loc>[^<]+/raccourcir-lien/${name}</loc>`));
    expect(built("raccourcir-lien.html")).toContain(`href="/raccourcir-lien/${name}"`);
  }
  for (const end of ["", ".md"]) {
    const hop = ["fediverse", "mastodon"].map((name) => `/raccourcir-lien/${name}${end}`);
    expect(built("_redirects")).toContain(`${hop.join("  ")}  301`);
  }
  const listed = (JSON.parse(built("pages.json")) as { path: string }[]).map(({ path }) => path);
  const variants = listed.filter((address) => address.startsWith("/raccourcir-lien"));
  expect(variants).toContain("/raccourcir-lien/mastodon");
  expect(variants).toEqual([...variants].sort());
});

test("a later build names a changed bundle in every page, even in pages that did not change", () => {
  if (!existsSync(path.join(copy.folder, "public/index.html"))) expect(build().status).toBe(0);
  const runtime = () => [...new Set(HTML.map((file) => /"\/(app-[^"]+\.js)"/.exec(built(file))?.[1]))];
  const [before] = runtime();
  const source = path.join(copy.folder, "src/browser/on-client-entry.ts");
  writeFileSync(
    source,
    `${readFileSync(source, "utf8")}\nif (typeof window === "object") window.name ||= "changed";\n`,
  );
  const { status, stderr } = build();
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(runtime()).toEqual([expect.not.stringContaining(before!)]);
  expect(existsSync(path.join(copy.folder, "public", runtime()[0]!))).toBe(true);
});
