import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { openGate, shutGate } from "../../../src/develop/content-gate";
import { type ContentStatus, STATUS_ADDRESS } from "../../../src/develop/content-status";
import { ACCEPTED_FOLDER } from "../../../src/develop/folders";
import { onCreateDevServer } from "../../../src/gatsby/on-create-dev-server";

const PAGE = "/raccourcir-lien/zoom";

const root = process.cwd();
const pages = new Set<string>();
let site: string;
let layers: { name: string }[];
let answer: (request: object, response: object) => void;
let redirect: (request: object, response: object, next: () => void) => void;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "maillon-dev-server-"));
  process.chdir(site);
  process.env["gatsby_executing_command"] = "develop";
  pages.clear();
  writeData("/dev-404-page", "{}");
  const get = (address: string, handler: typeof answer) => {
    layers.push({ name: address });
    if (address === STATUS_ADDRESS) answer = handler;
  };
  layers = ["query", "expressInit", "middleware"].map((name) => ({ name }));
  const getNode = (id: string) => (pages.has(id.replace("SitePage ", "")) ? {} : undefined);
  onCreateDevServer({
    app: { get, use: (handler: typeof redirect) => (redirect = handler), _router: { stack: layers } },
    getNode,
  } as unknown as CreateDevServerArgs);
});
afterEach(() => {
  delete process.env["gatsby_executing_command"];
  process.chdir(root);
  rmSync(site, { recursive: true });
});

function writeData(address: string, text: string) {
  const folder = path.join(site, "public/page-data", address);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "page-data.json"), text);
}

/** The dev server's answer to a browser that shows this URL, and its headers. */
function answerFor(page: string) {
  const headers: Record<string, string> = {};
  let sent: ContentStatus | undefined;
  const response = {
    set: (name: string, value: string) => ((headers[name] = value), response),
    json: (status: ContentStatus) => (sent = status),
  };
  answer({ query: { page } }, response);
  return { headers, isPage: sent!.isPage };
}
const isPage = (page: string) => answerFor(page).isPage;

test("a new page is reported once all its data is written", () => {
  pages.add(PAGE);
  expect(isPage(PAGE)).toBeUndefined();
  writeData(PAGE, '{"result":');
  expect(isPage(PAGE)).toBeUndefined();
  writeData(PAGE, '{"result":{}}');
  expect(isPage(PAGE)).toBe(true);
});

test("a removed page is reported once the page that replaces it is written", () => {
  writeData(PAGE, '{"result":{}}');
  writeData("/dev-404-page", "");
  expect(isPage(PAGE)).toBeUndefined();
  writeData("/dev-404-page", "{}");
  shutGate();
  expect(isPage(PAGE)).toBeUndefined();
  openGate();
  expect(isPage(PAGE)).toBe(false);
});

test("the status route comes before webpack's middleware, where it would wait for the bundle", () => {
  expect(layers.map(({ name }) => name)).toEqual(["query", "expressInit", STATUS_ADDRESS, "middleware"]);
});

test("the status is asked for again after each save: no browser caches it", () => {
  expect(answerFor(PAGE).headers).toEqual({ "Cache-Control": "no-store" });
});

test("a former URL redirects with its query once the page is written, by a status that browsers do not cache", () => {
  const file = path.join(site, ACCEPTED_FOLDER, `${PAGE}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ anciennesAdresses: ["/visio"] }));
  const response = { redirect: jest.fn() };
  const next = jest.fn();
  const ask = () => redirect({ path: "/visio/", originalUrl: "/visio/?gf=moi" }, response, next);
  ask();
  expect([next.mock.calls, response.redirect.mock.calls]).toEqual([[[]], []]);
  pages.add(PAGE);
  writeData(PAGE, '{"result":{}}');
  ask();
  expect([next.mock.calls, response.redirect.mock.calls]).toEqual([[[]], [[302, `${PAGE}?gf=moi`]]]);
});
