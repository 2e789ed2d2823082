import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { CspEvaluator } from "csp_evaluator";
import { CspParser } from "csp_evaluator/dist/parser";
import { expect, test } from "playwright/test";
import { readHosting } from "../../src/hosting/description";
import { HEADER_LIMIT } from "../../src/hosting/policy";
import { ask, type Reply } from "./hosting/ask";
import { matrix, type Row } from "./hosting/matrix";
import { staticHost } from "./hosting/static-host";
import { NGINX_PORT, SITE_PORT } from "../ports";
import { withMarkdownRedirects } from "../../src/seo/page-files";
import { runNginx } from "../../src/commands/system/run-nginx";

const home = readFileSync("public/index.html", "utf8");
const asset = /\/app-[0-9a-f]{20}\.js/.exec(home)![0];
const photo = /\/static\/[^" ]+\.avif/.exec(home)![0];
const picture = /\/og\/[^"]+\.png/.exec(home)![0];
/* Each of the runner's workers has its own archive. */
const archive = `/prices-${process.pid}.csv.gz`;
const rows = matrix([asset, photo], archive);
const { headers: everywhere } = readHosting()!;

/** What is wrong with a reply; empty if it is as the matrix says. */
function faults({ target, status, location, text, cache }: Row, { status: got, headers, body }: Reply): string[] {
  const found: string[] = [];
  const expected = (what: string, wanted: unknown, is: unknown) =>
    found.push(`${target.slice(0, 90)}: ${what} is ${String(is)}, not ${String(wanted)}`);
  if (got !== status) expected("status", status, got);
  if (location !== undefined && headers["location"] !== location) expected("location", location, headers["location"]);
  if (text !== undefined && !body.includes(escaped(text)))
    expected("page", text, /<title[^<]*>([^<]*)/.exec(body)?.[1]);
  if (cache && !headers["cache-control"]?.includes(cache)) {
    expected("Cache-Control", cache, headers["cache-control"]);
  }
  return [...found, ...staysOnSite(target, headers, body)];
}

/** No part of the request may reach a header (except its query, after one of our addresses) or, unescaped, the page. */
function staysOnSite(target: string, headers: Reply["headers"], body: string): string[] {
  const found: string[] = [];
  if (headers["set-cookie"]) found.push(`${target}: sets a cookie`);
  const location = headers["location"];
  if (location && !/^\/(?![/\\])[a-z0-9/.-]*(\?.*)?$/.test(location)) found.push(`${target}: leads to ${location}`);
  if (body.includes("<script>alert(1)")) found.push(`${target}: echoes markup`);
  if (body.includes("root:x:0:0")) found.push(`${target}: reads the server's files`);
  return found;
}

const escaped = (text: string) => (text.startsWith("<") ? text : text.replaceAll("&", "&amp;"));

async function over(port: number): Promise<string[]> {
  const found: string[] = [];
  for (const row of rows) found.push(...faults(row, await ask(port, row.target)));
  return found;
}

const FOR_DOCUMENTS = [
  "Content-Security-Policy",
  "X-Frame-Options",
  "Permissions-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Embedder-Policy",
];

const PARTS = [asset, "/page-data/index/page-data.json", "/fonts/bricolage.woff2", "/favicon.ico", "/site.webmanifest"];

/** Documents, and replies to requests for no file of the site, have every header; parts of a document lack some. */
async function wrongHeaders(port: number): Promise<string[]> {
  const found: string[] = [];
  for (const target of ["/", "/blog/", "/inconnue", "/inconnue.js", "/qrcode/inconnu", "/favicon.svg", ...PARTS]) {
    const { headers } = await ask(port, target);
    const lacks = (name: string) => PARTS.includes(target) && FOR_DOCUMENTS.includes(name);
    for (const [name, value] of everywhere) {
      const is = headers[name.toLowerCase()];
      if (is !== (lacks(name) ? undefined : value)) found.push(`${target}: ${name} is ${is}`);
    }
  }
  return found;
}

const KINDS: [target: string, type: string][] = [
  ["/", "text/html; charset=utf-8"],
  ["/index.md", "text/markdown; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/sitemap-index.xml", "application/xml; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/page-data/index/page-data.json", "application/json; charset=utf-8"],
  ["/favicon.ico", "image/x-icon"],
  ["/favicon.svg", "image/svg+xml; charset=utf-8"],
  ["/fonts/bricolage.woff2", "font/woff2"],
  [asset, "application/javascript; charset=utf-8"],
  [archive, "application/octet-stream"],
];

/** Search engines must not list the Markdown versions beside their pages. */
const ROBOTS: [target: string, expected?: string][] = [
  ["/index.md", "noindex"],
  ["/qrcode/dynamique.md", "noindex"],
  ["/"],
  ["/qrcode/dynamique"],
  ["/llms.txt"],
];

/** Checks what all our own servers do alike, apart from the address matrix. */
async function conduct(port: number): Promise<void> {
  for (const [target, type] of KINDS) {
    expect.soft((await ask(port, target)).headers["content-type"], target).toBe(type);
  }
  for (const target of ["/blog", "/blog/", "/inconnue", asset]) {
    const { status, headers } = await ask(port, target, { method: "POST", more: ["Content-Length: 0"] });
    expect.soft([status, headers["allow"], headers["x-frame-options"]], target).toEqual([405, "GET, HEAD", "DENY"]);
  }
  for (const range of ["bytes=0-0", "bytes=10-5", "bytes=99999999-", "bytes=5-99999999999999999999"]) {
    const { status, headers } = await ask(port, asset, { more: [`Range: ${range}`] });
    expect.soft([status, headers["x-content-type-options"]], range).toEqual([200, "nosniff"]);
  }
  const { etag } = (await ask(port, asset)).headers;
  const unchanged = await ask(port, asset, { more: [`If-None-Match: ${etag}`] });
  expect.soft(unchanged.status, "an unchanged bundle").toBe(304);
  expect.soft(unchanged.headers["cache-control"], "an unchanged bundle").toContain("immutable");
  expect.soft(unchanged.headers["content-security-policy"], "an unchanged bundle").toBeUndefined();
  const { headers } = await ask(port, picture);
  expect.soft(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  for (const [target, expected] of ROBOTS) {
    expect.soft((await ask(port, target)).headers["x-robots-tag"], target).toBe(expected);
  }
  const long = "x".repeat(9_000);
  expect.soft((await ask(port, `/blog?utm_content=${long}`)).status, "a long campaign").toBe(200);
  expect.soft((await ask(port, "/blog", { more: [`Cookie: app=${long}`] })).status, "a large cookie").toBe(200);
  const compressed = await ask(port, "/qrcode/inconnu", { more: ["Accept-Encoding: gzip"] });
  expect.soft(compressed.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
}

test.describe("the address matrix", () => {
  test.beforeAll(() => writeFileSync(`public${archive}`, archive));
  test.afterAll(() => rmSync(`public${archive}`));

  test("has more than 250 rows", () => {
    expect(rows.length).toBeGreaterThan(250);
  });

  test("is what the server of `npm run serve` answers", async () => {
    expect(await over(SITE_PORT)).toEqual([]);
    expect(await wrongHeaders(SITE_PORT)).toEqual([]);
    await conduct(SITE_PORT);
  });

  test("is what nginx answers with the generated configuration", async () => {
    // Leaves time to install nginx if it is missing and available.
    test.setTimeout(300_000);
    const former = `/raccourcir-lien/${"ancienne-".repeat(9)}adresse`;
    const moved = withMarkdownRedirects([{ from: former, to: "/blog" }]);
    const stop = await runNginx(NGINX_PORT, { headers: everywhere, moved });
    try {
      const { headers: led } = await ask(NGINX_PORT, `${former}/?gf=a`);
      expect(led["location"]).toBe("/blog?gf=a");
      expect((await ask(NGINX_PORT, `${former}.md`)).headers["location"]).toBe("/blog.md");
      expect(await over(NGINX_PORT)).toEqual([]);
      expect(await wrongHeaders(NGINX_PORT)).toEqual([]);
      await conduct(NGINX_PORT);
      const excess = "x".repeat(20_000);
      for (const tooLong of [
        await ask(NGINX_PORT, `/blog?utm_content=${excess}`),
        await ask(NGINX_PORT, "/blog", { more: [`Cookie: app=${excess}`] }),
      ]) {
        expect([tooLong.status, tooLong.body]).toEqual([404, expect.stringContaining('lang="fr"')]);
        expect(tooLong.headers["server"]).toBe("nginx");
      }
      for (const proxy of [{}, { via: ["Via: 1.1 proxy"] }, { version: "1.0" }]) {
        const { via = [], ...form } = proxy as { via?: string[]; version?: string };
        const { headers } = await ask(NGINX_PORT, "/", { ...form, more: ["Accept-Encoding: gzip", ...via] });
        expect(headers, JSON.stringify(proxy)).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
      }
    } finally {
      await stop();
    }
  });

  for (const host of ["netlify", "cloudflare"] as const) {
    test(`is what ${host} makes of _headers and _redirects`, () => {
      const answer = staticHost(host, "public");
      const found = rows.flatMap((row) => {
        const reply = answer(row.target);
        if (row.beforeFiles) return staysOnSite(row.target, reply.headers, reply.body);
        return faults({ ...row, ...row[host] }, reply);
      });
      expect(found).toEqual([]);
      for (const [name, value] of everywhere) expect(answer("/").headers[name.toLowerCase()]).toBe(value);
      expect(answer(picture).headers["cross-origin-resource-policy"]).toBe("cross-origin");
      for (const [target, expected] of ROBOTS) expect(answer(target).headers["x-robots-tag"], target).toBe(expected);
    });
  }
});

test.describe("the server of `npm run serve`", () => {
  test("sends the compressed copy if the browser accepts it, and the uncompressed page otherwise", async () => {
    const { headers } = await ask(SITE_PORT, "/", { more: ["Accept-Encoding: gzip, br"] });
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect((await ask(SITE_PORT, "/")).headers["content-encoding"]).toBeUndefined();
  });

  test("confirms an unchanged page with 304", async () => {
    const { headers } = await ask(SITE_PORT, "/blog");
    expect((await ask(SITE_PORT, "/blog", { more: [`If-None-Match: ${headers["etag"]}`] })).status).toBe(304);
  });

  test("answers HEAD without a body, and refuses POST", async () => {
    expect(await ask(SITE_PORT, "/qrcode/inconnu", { method: "HEAD" })).toMatchObject({ status: 404, body: "" });
    expect((await ask(SITE_PORT, "/blog", { method: "POST" })).status).toBe(405);
  });
});

test("the policy that is sent is short enough for every host, and Google's evaluator finds nothing in it", () => {
  const policy = everywhere.find(([name]) => name === "Content-Security-Policy")![1];
  expect(policy.length).toBeLessThanOrEqual(HEADER_LIMIT);
  // The tests' own collector is on this machine, without TLS.
  const deployed = policy.replace("http://localhost", "https://mesures.example");
  expect(new CspEvaluator(new CspParser(deployed).csp).evaluate()).toEqual([]);
});
