import { type HTMLElement, parse } from "node-html-parser";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DeferredBundles } from "../../src/browser/start";
import { readSite } from "../../src/content/site";

export const FOLDER = path.resolve("public");

/** The brand and the hosts that the tested site was built with. */
export const site = readSite(path.resolve("data"), process.env);

export interface BuiltPage {
  /** The address at which it is served. */
  address: string;
  /** Path inside the built site. */
  file: string;
  document: HTMLElement;
}

/** `qrcode/dynamique.html` is served at `/qrcode/dynamique`. */
const addressOf = (file: string) => `/${file.replace(/^index\.html$/, "").replace(/\.html$/, "")}`;

/** Every HTML file of the built site. */
export const pages: BuiltPage[] = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map(({ parentPath, name }) => path.relative(FOLDER, path.join(parentPath, name)).split(path.sep).join("/"))
  // Gatsby's own fragments are not pages.
  .filter((file) => !file.startsWith("_gatsby/"))
  .map((file) => ({ address: addressOf(file), file, document: parse(readFileSync(path.join(FOLDER, file), "utf8")) }));

export const attribute = ({ document }: BuiltPage, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name) ?? null;

/** The path of a page's canonical URL; null for the not-found pages. */
function canonicalOf(page: BuiltPage): string | null {
  const url = attribute(page, 'link[rel="canonical"]', "href");
  return url === null ? null : new URL(url).pathname;
}

/** Pages at their canonical address: what crawlers index. */
export const canonicalPages = pages.filter((page) => canonicalOf(page) === page.address);

/** Pages that are only served for errors. */
export const errorPages = pages.filter((page) => canonicalOf(page) === null);

export const fileExists = (address: string) => existsSync(path.join(FOLDER, address));
export const readBuilt = (address: string) => readFileSync(path.join(FOLDER, address), "utf8");
export const readBytes = (address: string) => readFileSync(path.join(FOLDER, address));

/** Addresses of the bundles that a page names. */
export const bundlesOf = ({ document }: BuiltPage): string[] => {
  const [, ...bundles] = JSON.parse(document.querySelector('script[type="text/late"]')!.text) as DeferredBundles;
  return bundles.map(([src]) => src);
};
