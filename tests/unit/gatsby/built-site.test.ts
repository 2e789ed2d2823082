import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSite } from "../../../src/content/site";
import { type BuiltSite, failureText } from "../../../src/gatsby/built-site";
import { writePictures } from "../../../src/gatsby/pictures";
import { type PicturesData, picturesOf } from "../../../src/gatsby/pictures-query";
import { publishSite } from "../../../src/gatsby/publish-site";
import { removeOldMarkdown, writeMarkdown } from "../../../src/gatsby/markdown-pages";
import { filesBelow } from "../../../src/content/files/files-below";
import { SiteError } from "../../../src/hosting/site-error";
import { pictureSvg } from "../../../src/seo/pictures/template";

jest.mock("../../../src/seo/pictures/render", () => ({ renderPicture: async (svg: string) => Buffer.from(svg) }));

const json = (file: string) => JSON.parse(readFileSync(`data/${file}.json`, "utf8"));
const data = {
  ...{ networks: { nodes: [] }, qrTypes: { nodes: [] }, variants: { nodes: [] } },
  ...{ networkFamily: json("lien-en-bio"), qrFamily: json("qrcode"), variantFamily: json("raccourcir-lien") },
  ...Object.fromEntries(
    readdirSync("data/landing").map((file) => {
      const section = path.basename(file, ".json");
      return [section.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), json(`landing/${section}`)];
    }),
  ),
  ...{ blog: json("blog"), accessibility: json("accessibilite") },
  ...{ article: json("layout/article"), site: json("site") },
};

const site = { site: {}, folder: "nowhere", graphql: async () => ({ errors: [{ message: "no such field" }] }) };

test.each([writeMarkdown, writePictures, publishSite])("%p reports a GraphQL error", async (step) => {
  await expect(step(site as unknown as BuiltSite)).rejects.toThrow(/ could not be read: .*no such field/);
});

test("a missing document is named", async () => {
  const built = { ...site, graphql: async () => ({ data: { hero: null } }) } as unknown as BuiltSite;
  await expect(writePictures(built)).rejects.toThrow("The pictures' texts could not be read: there is no hero");
});

test("a Markdown file that is not wanted is removed from any folder, and nothing else is", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "maillon-markdown-"));
  mkdirSync(path.join(folder, "qrcode"));
  const files = ["guide.md", "qrcode/dynamique.md", "qrcode/old.md", "old.html"];
  for (const file of files) writeFileSync(path.join(folder, file), "");
  await removeOldMarkdown(folder, (address) => ["/guide.md", "/qrcode/dynamique.md"].includes(address));
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual(["qrcode/old.md"]);
  rmSync(folder, { recursive: true });
});

test("Markdown versions are written if they have changed, and removed with their page", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "maillon-markdown-"));
  const folder = path.join(root, "public");
  const build = () =>
    writeMarkdown({ folder, site: readSite("data", {}), graphql: async () => ({ data }) } as unknown as BuiltSite);
  const twin = path.join(folder, "blog.md");
  for (const at of [folder, path.join(root, "static")]) {
    mkdirSync(at);
    writeFileSync(path.join(at, "guide.md"), "");
  }
  await build();
  expect(existsSync(path.join(folder, "guide.md"))).toBe(true);
  writeFileSync(path.join(folder, "gone.md"), "");
  utimesSync(twin, 1e9, 1e9);
  await build();
  expect([existsSync(path.join(folder, "gone.md")), statSync(twin).mtimeMs]).toEqual([false, 1e12]);
  writeFileSync(twin, "");
  await build();
  expect(readFileSync(twin, "utf8")).toContain(data.blog.title);
  rmSync(root, { recursive: true });
});

test("with pictures off, only the home page's is made, and those of earlier builds are removed", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "maillon-pictures-"));
  const folder = path.join(root, "public");
  mkdirSync(path.join(folder, "og", "qrcode"), { recursive: true });
  writeFileSync(path.join(folder, "og", "qrcode", "menu.png"), "");
  process.env["GATSBY_PICTURES"] = "off";
  await writePictures({ folder, site: {}, graphql: async () => ({ data }) } as unknown as BuiltSite);
  delete process.env["GATSBY_PICTURES"];
  expect(filesBelow(path.join(folder, "og"))).toEqual(["/index.png"]);
  const home = pictureSvg(picturesOf(data as unknown as PicturesData).get("/")!);
  expect(readFileSync(path.join(folder, "og", "index.png"), "utf8")).toBe(home);
  rmSync(root, { recursive: true });
});

test("a problem of the site is reported by its message only, any other failure with its step, stack and cause", () => {
  expect(failureText("pages", new SiteError("/blog.html:1 holds an inline script"))).toBe(
    "/blog.html:1 holds an inline script",
  );
  const fault = new Error("Input buffer contains unsupported image format", { cause: new Error("no picture") });
  expect(failureText("pictures", fault)).toMatch(/^pictures: Error: Input buffer.*\n\s+at [^]*no picture/);
  expect(failureText("pictures", "out of memory")).toBe("pictures: 'out of memory'");
});
