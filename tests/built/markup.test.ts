import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { Layout } from "../../src/layout/layout";
import { loadTools } from "../../src/tools/hydration/lazy-tool";

/*
 * Renders a page of each kind from its built data, with markup added to every text: React must output it as text, in
 * the layout, the page and its tools.
 */

const MARKUP = `<img src=x onerror="stolen=1"><script>stolen=1</script></script></title>" onload='stolen=1' {{7*7}}`;

let staticData: object = {};
jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => staticData,
}));

beforeAll(loadTools);

const DATA = path.join("public", "page-data");
const json = (...names: string[]) => JSON.parse(readFileSync(path.join(DATA, ...names), "utf8"));

/** Whether a value is text to display, not an address or a name that the code looks up. */
const isText = (value: string) => !/^[a-z0-9-]*$|^(\/|#|https?:|mailto:|data:)|^[a-z][A-Za-z]+$/.test(value);
const poisoned = (value: unknown): unknown => {
  if (typeof value === "string") return isText(value) ? value + MARKUP : value;
  if (Array.isArray(value)) return value.map(poisoned);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner)]));
};

/** Merges query results: several queries ask for parts of the same node. */
const merged = (one: unknown, other: unknown): unknown => {
  const isNode = [one, other].every((value) => value !== null && typeof value === "object" && !Array.isArray(value));
  if (!isNode) return other;
  const fields = Object.entries(other as object).map(([key, value]) => [key, merged((one as never)[key], value)]);
  return { ...(one as object), ...Object.fromEntries(fields) };
};

/** `component---src-pages-404-tsx` is src/pages/404.tsx. */
const moduleOf = (chunk: string) =>
  path.resolve(chunk.replace(/^component---src-(pages|templates)-(.*)-tsx$/, "src/$1/$2.tsx"));

function pageDataFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("page-data.json"));
}

function toolsOf({ result }: { result: object }): string[] {
  const names: string[] = [];
  JSON.stringify(result, (_, value) => {
    if (value?.frame) names.push(value.name);
    return value;
  });
  return names;
}

const pages = pageDataFiles(DATA).map((file) => json(file));
const kindOf = (page: { componentChunkName: string; result: object }) =>
  [page.componentChunkName, ...toolsOf(page)].join();
const oneOfEach = [...new Map(pages.map((page) => [kindOf(page), page])).values()];

test.each(oneOfEach.map((page) => [page.path as string, page]))("%s keeps markup in every field as text", (_, page) => {
  const hashes = (page.staticQueryHashes as string[]).filter((hash) =>
    existsSync(path.join(DATA, "sq", "d", `${hash}.json`)),
  );
  const queries = hashes.map((hash) => json("sq", "d", `${hash}.json`).data);
  staticData = poisoned(queries.reduce(merged, {})) as object;
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const Page = require(moduleOf(page.componentChunkName)).default as ComponentType<object>;
  const { data, pageContext } = page.result;
  const props = { data: poisoned(data), pageContext, location: { pathname: page.path, search: "" }, path: page.path };
  const html = renderToString(createElement(Layout, null, createElement(Page, props)));

  const { document } = new JSDOM(html).window;
  expect(document.body.textContent).toContain("<script>stolen=1</script>");
  for (const name of toolsOf(page)) expect(document.querySelector(`[data-tool=${name}] h2`)).not.toBeNull();
  expect(document.querySelector("[onload], [onerror], img[src=x]")).toBeNull();
  const scripts = [...document.querySelectorAll("script")].filter(({ type }) => type !== "application/ld+json");
  expect(scripts).toEqual([]);
});
