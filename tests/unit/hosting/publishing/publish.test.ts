import { sha256 } from "../../../../src/hosting/policy";
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { CHUNK_INTEGRITY } from "../../../../src/hosting/publishing/bundle-integrity";
import { readHosting } from "../../../../src/hosting/description";
import { publish, type PublishOptions } from "../../../../src/hosting/publishing/publish";
import { restorePages } from "../../../../src/hosting/publishing/published-pages";
import { SiteError } from "../../../../src/hosting/site-error";

const RUNTIME = "webpack-runtime-00000000000000000001.js";
const CHUNK = "component---a-00000000000000000002.js";

const html = (text: string, script = "own()") =>
  '<!DOCTYPE html><html><head><style data-emotion="css">.css-a{}</style></head><body>' +
  `<div style="outline:none" id="gatsby-focus-wrapper">${text.repeat(300)}</div>` +
  `<script>${script}</script><script src="/${RUNTIME}" async></script></body></html>`;

let root: string;
const at = (...names: string[]) => path.join(root, ...names);
const write = (name: string, content: string) => {
  mkdirSync(path.dirname(at("public", name)), { recursive: true });
  writeFileSync(at("public", name), content);
};
const read = (name: string) => readFileSync(at("public", name), "utf8");
const run = (pages: string[], changes: Partial<PublishOptions> = {}) =>
  publish({
    folder: at("public"),
    hostingFolder: at("kept"),
    staticFolder: at("static"),
    pages,
    moved: [{ from: "/ancien", to: "/blog" }],
    inline: ["own()"],
    analyticsUrl: undefined,
    buildVersion: "1",
    security: { contact: "mailto:a@b.example", siteUrl: "https://www.maillon.example" },
    ...changes,
  });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "maillon-publish-"));
  write(RUNTIME, `load("component---a","00000000000000000002")`);
  write(CHUNK, "chunk()");
  write("index.html", html("home"));
  write("404.html", html("none"));
  write("404/index.html", html("none"));
  write("blog/index.html", html("blog"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const PAGES = ["/", "/404", "/404.html", "/blog"];

test("/x is published as x.html with integrity, without style attributes, and with compressed copies", async () => {
  await run(PAGES);
  expect(existsSync(at("public", "blog"))).toBe(false);
  expect(existsSync(at("public", "404"))).toBe(false);
  expect(read("blog.html")).not.toContain("<script src=");
  expect(read("blog.html")).toMatch(
    /<script type="text\/late">\["[0-9a-f]*",\["\/webpack-runtime-[^"]*","sha256-[^"]{44}"\]\]<\/script>/,
  );
  expect(read("blog.html")).not.toContain("style=");
  expect(brotliDecompressSync(readFileSync(at("public", "blog.html.br"))).toString()).toBe(read("blog.html"));
});

test("the runtime contains its chunks' hashes, and its own hash is in the policy", async () => {
  await run(PAGES, { analyticsUrl: "https://mesures.example/track" });
  expect(read(RUNTIME)).toMatch(new RegExp(`^self\\.${CHUNK_INTEGRITY}=\\{"/component---a-[^"]*":"sha256-`));
  const policy = readHosting(at("kept"))!.headers[0]![1];
  expect(policy).toContain(sha256(/<script>(\(\(\).*?)<\/script>/.exec(read("index.html"))![1]!));
  expect(read("index.html")).toContain(`["/${RUNTIME}","${sha256(read(RUNTIME))}"]`);
  expect(policy).toContain("connect-src 'self' https://mesures.example/track;");
});

test("the runtime of an earlier build, which an open page may still request, does not change", async () => {
  write("chunk-map.json", JSON.stringify({ "component---a": [`/${CHUNK}`] }));
  await run(PAGES);
  const before = read(RUNTIME);
  expect(before).toContain(`___chunkMapping={"component---a":["/${CHUNK}"]}`);
  write("chunk-map.json", JSON.stringify({ "component---a": ["/component---a-00000000000000000003.js"] }));
  await run(PAGES);
  expect(read(RUNTIME)).toBe(before);
});

test.each([
  ...["_headers", "_redirects", ".well-known/security.txt", "doctor.json", "llms.txt", "pages.json", "robots.txt"],
  ...["site.webmanifest", "sitemap.xml", "export.json.gz", "index.html", "blog.html", "blog/index.html"],
  ...["drawings/api.svg", "page-data/app-data.json", "_gatsby/presse.pdf"],
])("static/%s, which the build would overwrite, is refused by name", async (name) => {
  mkdirSync(path.dirname(at("static", name)), { recursive: true });
  writeFileSync(at("static", name), "/a /b 301");
  // Gatsby copies the folder over existing files.
  write(name, "/a /b 301");
  const refusal = await run(PAGES).then(String, (error: Error) => error.message);
  expect(refusal).toContain(name);
  expect(refusal).toMatch(/yours would be lost/);
  expect(refusal.includes("gatsby clean")).toBe(/\.html$|^page-data/.test(name));
});

test("a file of static/ that was overwritten or is missing is refused by name", async () => {
  const files = { "index.md": "mine", "og/presse.png": "mine", "plan.pdf": "the same", "proof.html": "the same" };
  write("index.md", "the site's");
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(at("static", name)), { recursive: true });
    writeFileSync(at("static", name), content);
    if (content === "the same") write(name, content);
  }
  const refusal = await run(PAGES).then(String, ({ message }: Error) => message);
  expect(refusal.split("\n").slice(1).sort()).toEqual([at("static", "index.md"), at("static", "og/presse.png")]);
  expect(readHosting(at("kept"))).toBeNull();
});

test("a truncated description is ignored", async () => {
  await run(PAGES);
  const file = at("kept", "hosting.json");
  writeFileSync(file, readFileSync(file, "utf8").slice(0, -2));
  expect(readHosting(at("kept"))).toBeNull();
});

test("a build that ended while it recorded the published pages does not break the next", async () => {
  await run(["/", "/blog", "/404", "/404.html"]);
  writeFileSync(at("kept", "published.json"), '{"buildVersion":"1","pa');
  restorePages({ folder: at("public"), hostingFolder: at("kept") });
  await run(["/", "/blog", "/404", "/404.html"]);
  expect(read("blog.html")).toContain("blog");
});

test("a file of static/ whose URL would need escapes is refused by name", async () => {
  const names = ["plan.pdf", "brochure-2026_v1.0~a.pdf", "mon fichier.pdf", "presse/brochure été.pdf"];
  mkdirSync(at("static", "presse"), { recursive: true });
  for (const name of names) writeFileSync(at("static", name), "");
  const refusal: Error = await run(PAGES).catch((error) => error);
  expect(names.filter((name) => refusal.message.includes(at("static", name)))).toEqual(names.slice(2));
  expect(refusal.message).toMatch(/rename them with unaccented letters, digits/);
});

test("a second build without changes changes no file", async () => {
  await run(PAGES);
  const before = ["index.html", "404.html", "blog.html", RUNTIME].map((name) => [name, read(name), mtime(name)]);
  await run(PAGES);
  expect(["index.html", "404.html", "blog.html", RUNTIME].map((name) => [name, read(name), mtime(name)])).toEqual(
    before,
  );
});

test("a page that Gatsby wrote again is published again, the others stay", async () => {
  await run(PAGES);
  write("blog/index.html", html("new"));
  write("index.html", html("new home"));
  await run(PAGES);
  expect(read("blog.html")).toContain("new");
  expect(read("index.html")).toContain("new home");
  expect(read("404.html")).toContain("none");
});

test("Gatsby finds its pages as it wrote them, and can name new bundles in them", async () => {
  const all = [...PAGES, "/qrcode", "/qrcode/404.html"];
  write("qrcode/index.html", html("codes"));
  write("qrcode/404.html", html("no code"));
  await run(all);
  restorePages({ folder: at("public"), hostingFolder: at("kept") });
  expect(read("index.html")).toBe(html("home"));
  expect(read("404/index.html")).toBe(html("none"));
  expect(read("blog/index.html")).toBe(html("blog"));
  expect(read("qrcode/index.html")).toBe(html("codes"));
  expect(read("qrcode/404.html")).toBe(html("no code"));
  const renamed = RUNTIME.replace("1.js", "3.js");
  write(renamed, read(RUNTIME));
  for (const page of ["index", "404/index", "blog/index", "qrcode/index", "qrcode/404"])
    write(`${page}.html`, read(`${page}.html`).replace(RUNTIME, renamed));
  await run(all);
  for (const page of ["index", "404", "blog", "qrcode", "qrcode/404"]) {
    expect(read(`${page}.html`)).toContain(renamed);
    expect(existsSync(at("public", page, "index.html"))).toBe(false);
  }
});

test("publishing and restoring work with the site and the cache on two disks", async () => {
  const rename = jest.spyOn(fs, "renameSync").mockImplementation(() => {
    throw Object.assign(new Error("cross-device link not permitted"), { code: "EXDEV" });
  });
  try {
    await run(PAGES);
    expect(existsSync(at("public", "blog"))).toBe(false);
    expect(read("blog.html")).toContain("blog");
    restorePages({ folder: at("public"), hostingFolder: at("kept") });
    expect(read("blog/index.html")).toBe(html("blog"));
    expect(existsSync(at("kept", "pages", "blog.html"))).toBe(false);
    expect(rename).toHaveBeenCalled();
  } finally {
    rename.mockRestore();
  }
});

describe("A page that Gatsby has not written since", () => {
  /** The pages of Gatsby that a build opens. */
  async function opened(build: () => Promise<unknown>): Promise<string[]> {
    const reading = jest.spyOn(fs, "readFileSync");
    try {
      await build();
      const files = reading.mock.calls.map(([file]) => path.relative(at("kept", "pages"), String(file)));
      return [...new Set(files.filter((file) => !file.startsWith("..")))].sort();
    } finally {
      reading.mockRestore();
    }
  }

  /** In the order of Gatsby's hooks: its pages are restored before it writes. */
  async function rebuild(writeAnew = () => {}, changes?: Partial<PublishOptions>) {
    restorePages({ folder: at("public"), hostingFolder: at("kept") });
    writeAnew();
    await run([...PAGES, "/a"], changes);
  }

  beforeEach(async () => {
    write("a/index.html", html("a"));
    await run([...PAGES, "/a"]);
  });

  test("is not opened, except those whose file Gatsby uses too", async () => {
    expect(await opened(() => rebuild(() => write("blog/index.html", html("new"))))).toEqual([
      "blog.html",
      "index.html",
    ]);
    expect(read("blog.html")).toContain("new");
    expect(read("a.html")).toContain("aaa");
  });

  test("is opened by another version of the build code, and keeps its date if the result is the same", async () => {
    expect(await opened(() => rebuild(undefined, { buildVersion: "other" }))).toContain("a.html");
    utimesSync(at("public", "a.html"), 1e9, 1e9);
    await rebuild(undefined, { buildVersion: "third" });
    expect(mtime("a.html")).toBe(1e12);
  });

  test("is published again if the published file is missing or was changed", async () => {
    const published = read("a.html");
    writeFileSync(at("public", "a.html"), "changed by hand");
    rmSync(at("public", "blog.html"));
    await rebuild();
    expect(read("a.html")).toBe(published);
    expect(read("blog.html")).toContain("blog");
  });

  test("is published again with its new bundles", async () => {
    write(RUNTIME, `load("component---a","00000000000000000002",more)`);
    await rebuild();
    expect(read("a.html")).toContain(`["/${RUNTIME}","${sha256(read(RUNTIME))}"]`);
  });

  test("is published again with the style blocks that it now shares", async () => {
    const styled = (name: string) => `/styled-${name}`;
    const writeStyled = (name: string) =>
      write(`${styled(name)}/index.html`, html(name).replace(".css-a{}", `.css-${name}{color:red}`));
    const names = Array.from({ length: 25 }, (_, index) => `s${index}`);
    const few = names.slice(0, 18);
    few.forEach(writeStyled);
    await run([...PAGES, ...few.map(styled)]);
    restorePages({ folder: at("public"), hostingFolder: at("kept") });
    names.slice(18).forEach(writeStyled);
    const all = [...PAGES, ...names.map(styled)];
    const { styleBlocks } = await run(all);
    expect(styleBlocks).toBe(20);
    const policy = readHosting(at("kept"))!.headers[0]![1];
    for (const name of names) {
      const css = /<style[^>]*>(.*?)<\/style>/.exec(read(`${styled(name)}.html`))![1]!;
      expect(css).toMatch(new RegExp(`\\.css-${name}\\b`));
      expect(policy).toContain(sha256(css));
    }
  });

  test("is refused if one of its inline scripts is no longer the site's", async () => {
    await expect(rebuild(undefined, { inline: ["new()"] })).rejects.toThrow(/^\/a\.html:1:\d+ holds an inline script/m);
  });

  test("is refused if its bundle is missing", async () => {
    rmSync(at("public", RUNTIME));
    await expect(rebuild()).rejects.toThrow(/^\/a\.html:1:\d+ holds the script \/webpack-runtime/m);
  });
});

test("a removed page leaves nothing behind; files of static/ and Gatsby's own files stay", async () => {
  await run(PAGES);
  write("_gatsby/slices/scripts.html", "scripts");
  mkdirSync(at("static"));
  writeFileSync(at("static", "proof.html"), "proof");
  write("proof.html", "proof");
  write("prices.csv.gz", "prices");
  await run(["/", "/404", "/404.html"]);
  for (const name of ["blog.html", "blog.html.br", "blog.html.gz"]) expect(existsSync(at("public", name))).toBe(false);
  expect(read("proof.html")).toBe("proof");
  expect(read("_gatsby/slices/scripts.html")).toBe("scripts");
  expect(read("prices.csv.gz")).toBe("prices");
});

test("the build stops at a script that is not the site's, with its position", async () => {
  write("blog/index.html", html("blog", "alert(1)"));
  await expect(run(PAGES)).rejects.toThrow(/^\/blog\.html:1:\d+ holds an inline script.*alert\(1\)/);
  await expect(run(PAGES)).rejects.toBeInstanceOf(SiteError);
});

test("only the first twenty refusals are listed, with the number of the others", async () => {
  const pages = Array.from({ length: 21 }, (_, n) => `/p${n}`);
  const refusalsOf = async (some: string[]) => {
    for (const page of some) write(`${page}/index.html`, html("own", "foreign()"));
    return run([...PAGES, ...some]).then(
      () => "",
      ({ message }: Error) => message,
    );
  };
  expect(await refusalsOf(pages.slice(0, 20))).not.toContain("more");
  expect(await refusalsOf(pages)).toMatch(/\nand 1 more$/);
});

test("a class with two meanings on two pages stops the build", async () => {
  write("blog/index.html", html("blog").replace(".css-a{}", ".css-a{color:red}"));
  await expect(run(PAGES)).rejects.toThrow(/Two styles are named a/);
  await expect(run(PAGES)).rejects.toBeInstanceOf(SiteError);
});

test("a file rewritten with the same text keeps its compressed copies; with another text it does not", async () => {
  const quick = brotliCompressSync("same".repeat(500), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  write("list.json", "same".repeat(500));
  await run(PAGES);
  expect(readFileSync(at("public", "list.json.br"))).not.toEqual(quick);
  const writeAnew = async (words: string, beside: Buffer) => {
    writeFileSync(at("public", "list.json.br"), beside);
    write("list.json", words.repeat(500));
    utimesSync(at("public", "list.json"), 1e9, 1e9);
    await run(PAGES);
    expect(mtime("list.json.br")).toBe(mtime("list.json"));
    expect(gunzipSync(readFileSync(at("public", "list.json.gz"))).toString()).toBe(words.repeat(500));
    return readFileSync(at("public", "list.json.br"));
  };
  expect(await writeAnew("same", quick)).toEqual(quick);
  expect(brotliDecompressSync(await writeAnew("else", quick)).toString()).toBe("else".repeat(500));
  expect(brotliDecompressSync(await writeAnew("else", Buffer.from("broken"))).toString()).toBe("else".repeat(500));
});

test("if there are few files, each is compressed as much as Brotli can", async () => {
  const text = Array.from({ length: 3_000 }, (_, index) => sha256(`${index % 500}`)).join(" ");
  write("list.json", text);
  await run(PAGES);
  expect(statSync(at("public", "list.json.br")).size).toBeLessThanOrEqual(brotliCompressSync(text).length);
});

const mtime = (name: string) => statSync(at("public", name)).mtimeMs;

test("a former address redirects to its page on every kind of host", async () => {
  await run(PAGES);
  expect(readHosting(at("kept"))!.moved).toEqual([{ from: "/ancien", to: "/blog" }]);
  expect(read("_redirects")).toMatch(/^\/ancien +\/blog +301$/m);
  expect(readFileSync(at("kept", "http.conf"), "utf8")).toContain("    /ancien /blog;\n");
});

test("browsers may cache the bundles of this build, and no rule names those of earlier builds", async () => {
  write("component---a-0000000000000000000f.js", "old()");
  write("static/0123/picture.avif", "");
  write("drawings/api.svg", "<svg/>");
  write("drawings/api.svg.br", "");
  write("drawings/all.zip.gz", "");
  await run(PAGES);
  const files = read("_headers").match(/^\/[^*\n]*\.\w+$/gm);
  expect(files).toEqual([
    `/${CHUNK}`,
    `/${RUNTIME}`,
    "/static/0123/picture.avif",
    "/drawings/all.zip.gz",
    "/drawings/api.svg",
  ]);
});
