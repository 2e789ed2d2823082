import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { releasedFile } from "../../../src/content/links/released";

const LIST = "data/adresses.txt";
const DESCRIPTION = ".cache/hosting/hosting.json";

const root = process.cwd();
const { argv, exitCode } = process;
const known = releasedFile(["/blog", "/ancienne"]);
let site: string;
let printed: string;

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, text);
};
const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((page) => `<url><loc>https://www.maillon.example${page}</loc></url>`).join("")}</urlset>`;

/** Runs the command: importing its module starts it. */
async function release() {
  jest.resetModules();
  await import("../../../src/commands/release");
  return process.exitCode;
}

const listed = () =>
  readFileSync(LIST, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("/"));

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "maillon-release-"));
  process.chdir(site);
  process.argv = argv.slice(0, 2);
  printed = "";
  for (const way of ["log", "error"] as const)
    jest.spyOn(console, way).mockImplementation((...words: unknown[]) => void (printed += `${words.join(" ")}\n`));
  write(DESCRIPTION, JSON.stringify({ headers: [], moved: [] }));
  write("public/sitemap-index.xml", sitemap("/sitemap-0.xml", "/sitemap-1.xml"));
  write("public/sitemap-0.xml", sitemap("/", "/qrcode/dynamique"));
  write("public/sitemap-1.xml", sitemap("/blog", "/accessibilite"));
  write(LIST, known);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.argv = argv;
  process.exitCode = exitCode;
  process.chdir(root);
  rmSync(site, { recursive: true });
});

describe("npm run release", () => {
  it("adds the addresses of all sitemaps to the list, in order, each once, and names the new ones", async () => {
    expect(await release()).toBe(0);
    expect(listed()).toEqual(["/", "/accessibilite", "/ancienne", "/blog", "/qrcode/dynamique"]);
    expect(readdirSync("data")).toEqual(["adresses.txt"]);
    expect(printed).toBe(`${LIST}: 3 new addresses (/, /qrcode/dynamique, /accessibilite)\n`);
  });

  it("writes the first list", async () => {
    rmSync(LIST);
    expect(await release()).toBe(0);
    expect(listed()).toEqual(["/", "/accessibilite", "/blog", "/qrcode/dynamique"]);
  });

  it.each([
    ["a stray line", `${known}blog\n`],
    ["the marks of an unfinished merge", `${known}<<<<<<< HEAD\n/a\n=======\n/b\n>>>>>>> autre\n`],
  ])("exits with 1 and leaves a list alone that holds %s", async (_, list) => {
    writeFileSync(LIST, list);
    expect(await release()).toBe(1);
    expect(readFileSync(LIST, "utf8")).toBe(list);
    expect(printed).toMatch(/adresses\.txt:[^]*Nothing was written/);
  });

  it.each([DESCRIPTION, "public"])(
    "exits with 1 and writes nothing without a finished build: no %s",
    async (missing) => {
      rmSync(missing, { recursive: true });
      expect(await release()).toBe(1);
      expect(readFileSync(LIST, "utf8")).toBe(known);
      expect(printed).toContain("Run `npm run build` first");
    },
  );

  it("exits with 1 and leaves the list alone, with nothing beside it, if it cannot be written", async () => {
    jest.spyOn(fs, "renameSync").mockImplementation(() => {
      throw new Error("no space left on device");
    });
    expect(await release()).toBe(1);
    expect(readFileSync(LIST, "utf8")).toBe(known);
    expect(readdirSync("data")).toEqual(["adresses.txt"]);
    expect(printed).toContain("no space left on device");
  });
});
