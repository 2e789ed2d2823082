import { type BuiltPage, fileExists, FOLDER, pages, site } from "./site";
import { statSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../src/content/files/read-content";
import { addressOf } from "../../src/content/links/page-address";
import { inFrench } from "../../src/content/text/prose";
import { linksOf } from "../../src/content/text/text-links";

const byAddress = new Map(pages.map((page) => [page.address, page]));

const isFile = (address: string) => fileExists(address) && statSync(path.join(FOLDER, address)).isFile();

/** Where a link of a page leads within the site; null for other hosts and schemes. */
function target(page: BuiltPage, href: string): URL | null {
  const url = new URL(href, site.siteUrl + page.address);
  return url.origin === new URL(site.siteUrl).origin ? url : null;
}

function problem(page: BuiltPage, href: string): string | null {
  const url = target(page, href);
  if (!url) return null;
  const address = decodeURIComponent(url.pathname);
  const linked = byAddress.get(address);
  if (!linked) return isFile(address) ? null : "leads nowhere";
  if (!url.hash) return null;
  return linked.document.getElementById(decodeURIComponent(url.hash.slice(1))) ? null : "names no part of that page";
}

const elements = "a[href], link[href], img[src], use[href]";
const addressIn = (element: { getAttribute: (name: string) => string | undefined }) =>
  element.getAttribute("href") ?? element.getAttribute("src") ?? "";

test("every internal link, anchor and file of every page resolves", () => {
  const found = pages.flatMap((page) =>
    page.document
      .querySelectorAll(elements)
      .map(addressIn)
      .map((href) => ({ page: page.address, href, problem: problem(page, href) }))
      .filter(({ problem }) => problem !== null),
  );
  expect(found).toEqual([]);
});

test("the links in the writers' texts are links on their pages, with the same words, and no Markdown is left", () => {
  const written = readContent("data").flatMap(({ path: file, ...rest }) => {
    const address = addressOf(file);
    return address && "text" in rest ? [{ address, links: linksOf(inFrench(rest.text, site)) }] : [];
  });
  expect(written.flatMap(({ links }) => links).length).toBeGreaterThan(50);
  for (const { address, links } of written) {
    const main = byAddress.get(address)!.document.querySelector("main")!;
    const shown = main.querySelectorAll("p a, li a").map((link) => ({ words: link.text, to: addressIn(link) }));
    expect({ address, shown }).toEqual({ address, shown: expect.arrayContaining(links) });
    expect({ address, signs: main.text.match(/\]\(/g) }).toEqual({ address, signs: null });
  }
});

test("internal links use the plain canonical form", () => {
  const hrefs = new Set(
    pages.flatMap((page) =>
      page.document
        .querySelectorAll("a[href]")
        .map((link) => target(page, addressIn(link))?.pathname)
        .filter((address) => address !== undefined),
    ),
  );
  expect([...hrefs].filter((address) => address !== "/" && /\/$|\/index|\.html$/.test(address))).toEqual([]);
});

test("ids are unique within a page", () => {
  for (const { address, document } of pages) {
    const ids = document.querySelectorAll("[id]").map(({ id }) => id);
    expect({ address, twice: ids.filter((id, index) => ids.indexOf(id) !== index) }).toEqual({ address, twice: [] });
  }
});

test("every canonical page can be reached from the home page by links", () => {
  const reached = new Set<string>();
  const waiting = ["/"];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const page = byAddress.get(address);
    if (!page || reached.has(address)) continue;
    reached.add(address);
    for (const link of page.document.querySelectorAll("a[href]")) {
      const url = target(page, addressIn(link));
      if (url) waiting.push(url.pathname);
    }
  }
  const wanted = pages.filter(
    ({ address }) => !address.endsWith("404") && address !== "/raccourcir-lien/raccourcir-lien",
  );
  expect(wanted.map(({ address }) => address).filter((address) => !reached.has(address))).toEqual([]);
});

test("the footer's lists are in French alphabetical order", () => {
  const { compare } = new Intl.Collator("fr");
  const { document } = byAddress.get("/")!;
  const lists = document
    .querySelectorAll("footer details ul")
    .map((list) => list.querySelectorAll('a:not([href*="#"])').map(({ text }) => text.replaceAll("\u00A0", " ")));
  expect(lists.length).toBe(5);
  for (const names of lists) expect(names).toEqual([...names].sort(compare));
});
