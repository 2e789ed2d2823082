import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { hostingFile } from "../../../../src/hosting/description";
import { serve } from "../../../../src/hosting/server/server";
import { ask } from "../../../e2e/hosting/ask";

const BUNDLE = "/app-0123456789abcdef0123.js";
const PAGE = "<!DOCTYPE html><title>Page</title>";

let folder: string;
let server: Server;
let port: number;
let said: jest.SpyInstance;

const write = (name: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
};
const get = (target: string, ...more: string[]) => ask(port, target, { more });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "maillon-server-"));
  const description = hostingFile({ headers: [["X-Frame-Options", "DENY"]], moved: [] });
  write(description.name, description.content);
  for (const name of ["index.html", "blog.html", "404.html"]) {
    write(name, PAGE);
    write(`${name}.br`, brotliCompressSync(PAGE));
    write(`${name}.gz`, gzipSync(PAGE));
  }
  write(BUNDLE, randomBytes(5_000_000));
  for (const name of [
    "robots.txt",
    "blog.md",
    "favicon.ico",
    "manifest.webmanifest",
    "fonts/a.woff2",
    "x.unknown",
    "PLAN.PNG",
    "x.constructor",
  ])
    write(name, "content");
  said = jest.spyOn(console, "log").mockImplementation(() => {});
  server = await serve({ folder, port: 0, description: folder });
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("prints the URL of the site", () =>
  expect(said.mock.calls).toEqual([[`The site is served at http://localhost:${port}`]]));

test("a site that is built again is served with its new headers and redirects, and until then with its last ones", async () => {
  const { name, content } = hostingFile({
    headers: [["X-Frame-Options", "SAMEORIGIN"]],
    moved: [{ from: "/a", to: "/blog" }],
  });
  const before = readFileSync(path.join(folder, name));
  rmSync(path.join(folder, name));
  expect((await get("/blog")).headers["x-frame-options"]).toBe("DENY");
  write(name, content);
  expect((await get("/a")).headers).toMatchObject({ location: "/blog", "x-frame-options": "SAMEORIGIN" });
  write(name, before);
});

test.each(["bytes=10-5", "bytes=5-99999999999999999999", "bytes=0-0", "bytes=-3", "bytes=999-", "abc"])(
  "the range %s is ignored: the whole file is sent",
  async (range) => {
    expect(await get("/robots.txt", `Range: ${range}`)).toMatchObject({ status: 200, body: "content" });
    expect((await get(BUNDLE, `Range: ${range}`)).headers["content-length"]).toBe("5000000");
  },
);

test("interrupted downloads leave no file open", async () => {
  const opened = () => readdirSync("/dev/fd").length;
  const before = opened();
  for (let time = 0; time < 30; time++) {
    await new Promise<void>((ended) => {
      const socket = connect(port, "localhost", () => socket.write(`GET ${BUNDLE} HTTP/1.1\r\nHost: a\r\n\r\n`));
      socket.once("data", () => socket.destroy()).once("close", () => ended());
    });
  }
  for (let wait = 0; wait < 50 && opened() > before + 5; wait++) await new Promise((go) => setTimeout(go, 20));
  expect(opened()).toBeLessThanOrEqual(before + 5);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["vibrate", undefined],
  ["identity", undefined],
  ["gzip;q=0", undefined],
])("a client that accepts %s gets %s, for pages and for the not-found page", async (accepted, encoding) => {
  for (const target of ["/blog", "/inconnue"]) {
    const { headers } = await get(target, `Accept-Encoding: ${accepted}`);
    expect([headers["content-encoding"], headers["vary"]]).toEqual([encoding, "Accept-Encoding"]);
  }
});

test("a cached page is confirmed by its ETag or its date, and keeps its headers", async () => {
  const { headers } = await get("/blog");
  for (const condition of [
    `If-None-Match: ${headers["etag"]}`,
    `If-None-Match: "other", ${headers["etag"]}`,
    "If-None-Match: *",
    `If-Modified-Since: ${headers["last-modified"]}`,
  ]) {
    const reply = await get("/blog", condition);
    expect(reply).toMatchObject({ status: 304, body: "" });
    expect(reply.headers).toMatchObject({ etag: headers["etag"], vary: "Accept-Encoding", "x-frame-options": "DENY" });
  }
  expect((await get("/blog", 'If-None-Match: "other"')).status).toBe(200);
  expect((await get("/inconnue", "If-None-Match: *")).status).toBe(404);
});

test.each(["If-Match: *", 'If-Match: "other"', "If-Unmodified-Since: Sat, 01 Jan 2000 00:00:00 GMT"])(
  "a condition on a missing page is ignored: %s",
  async (condition) => {
    const { status, headers, body } = await get("/inconnue", condition);
    expect([status, headers["etag"], headers["last-modified"], body]).toEqual([404, undefined, undefined, PAGE]);
  },
);

test.each([
  ["/blog", "text/html; charset=utf-8"],
  ["/blog.md", "text/markdown; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/favicon.ico", "image/x-icon"],
  ["/fonts/a.woff2", "font/woff2"],
  ["/PLAN.PNG", "image/png"],
  ["/x.unknown", "application/octet-stream"],
  ["/x.constructor", "application/octet-stream"],
])("%s is %s", async (target, type) => {
  expect((await get(target)).headers["content-type"]).toBe(type);
});

test("invalid requests are refused with the headers, and the server keeps running", async () => {
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      let reply = "";
      const socket = connect(port, "localhost", () => socket.write(text));
      socket.on("data", (chunk) => (reply += chunk.toString())).on("close", () => resolve(reply));
    });
  for (const text of ["NONSENSE\r\n\r\n", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"])
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 400 [^]*X-Frame-Options: DENY/);
  expect(await ask(port, "/inconnue", { method: "POST" })).toMatchObject({
    status: 405,
    headers: { allow: "GET, HEAD" },
  });
  const refused = await get("/blog", 'If-Match: "other"', "Accept-Encoding: br");
  expect(refused).toMatchObject({ status: 412, headers: { "x-frame-options": "DENY" } });
  for (const name of ["content-encoding", "content-type", "vary"]) expect(refused.headers).not.toHaveProperty(name);
  rmSync(path.join(folder, "404.html"));
  const { status, headers } = await get("/inconnue");
  write("404.html", PAGE);
  expect([status, headers["x-frame-options"], headers["cache-control"]]).toEqual([404, "DENY", "no-cache"]);
  expect((await get("/blog")).status).toBe(200);
});
