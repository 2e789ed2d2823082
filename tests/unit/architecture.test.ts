import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/* The import rules between the folders of src/. */

const IMPORT = /(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?"([^"]+)"|import "([^"]+)"/g;

interface Import {
  file: string;
  from: string;
  /** A folder of src/, `tests`, or a package as `npm:gatsby`, because a folder of src/ is named gatsby too. */
  to: string;
  /** Its path in src/, without its ending; empty for a package. */
  target: string;
}

const folderOf = (file: string) => file.split("/")[0]!;

function importsOf(file: string): Import[] {
  const source = readFileSync(path.join("src", file), "utf8");
  return [...source.matchAll(IMPORT)].map(([, named, bare]) => {
    const target = (named ?? bare)!;
    const own = path.posix.join("src", path.posix.dirname(file), target).replace(/^src\//, "");
    const isOwn = target.startsWith(".");
    return { file, from: folderOf(file), to: isOwn ? folderOf(own) : `npm:${target}`, target: isOwn ? own : "" };
  });
}

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith(".d.ts"));
const imports = files.flatMap(importsOf);
const folders = new Set(files.map(folderOf));
const broken = (isBroken: (found: Import) => boolean) =>
  imports.filter((found) => found.to !== found.from && isBroken(found)).map(({ file, to }) => `${file} → ${to}`);

test("the source files are found and read", () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports).toContainEqual(expect.objectContaining({ file: "layout/layout.tsx", from: "layout", to: "ui" }));
});

test.each(["analytics", "referral", "design", "content"])("%s imports nothing else of the site", (plain) => {
  expect(broken(({ from, to }) => from === plain && folders.has(to))).toEqual([]);
});

test.each(["analytics", "referral"])("%s is imported by its index alone", (plain) => {
  expect(broken(({ to, target }) => to === plain && target !== plain)).toEqual([]);
});

test.each(["pages", "templates", "..", "tests"])("nothing imports %s", (last) => {
  expect(broken(({ to }) => to === last)).toEqual([]);
});

test("no folder imports itself through others", () => {
  const left = new Set(folders);
  const isFree = (folder: string) => imports.every(({ from, to }) => from !== folder || to === folder || !left.has(to));
  // A folder that imports none of the remaining ones is in no cycle; those that remain at the end form cycles.
  for (let free: string | undefined; (free = [...left].find(isFree));) left.delete(free);
  expect([...left]).toEqual([]);
});

test("ui imports only design and content", () => {
  expect(broken(({ from, to }) => from === "ui" && folders.has(to) && !["design", "content"].includes(to))).toEqual([]);
});

test("drawings imports only ui, design and content", () => {
  const known = ["ui", "design", "content"];
  expect(broken(({ from, to }) => from === "drawings" && folders.has(to) && !known.includes(to))).toEqual([]);
});

test("folders that ship to the visitor import none of commands, develop, gatsby and hosting", () => {
  const visitors = ["browser", "pages", "templates", "layout", "sections", "site", "tools", "ui", "drawings", "seo"];
  const builders = ["commands", "develop", "gatsby", "hosting"];
  // The writers' overlay is imported only in develop.
  const inDevelop = "browser/on-client-entry.ts → develop";
  expect(broken(({ from, to }) => visitors.includes(from) && builders.includes(to))).toEqual([inDevelop]);
});

test("a unit test is in the folder of what it tests", () => {
  const foldersOf = (root: string) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
      .map((file) => path.relative(root, file.parentPath).replaceAll("\\", "/"));
  const places = new Set(["", "content/bad-files", ...foldersOf("src").flatMap((at) => [at, path.posix.dirname(at)])]);
  expect(foldersOf("tests/unit").filter((at) => !places.has(at))).toEqual([]);
});

test("only seo imports react-helmet", () => {
  expect(broken(({ from, to }) => to === "npm:react-helmet" && from !== "seo")).toEqual([]);
});
