import path from "node:path";
import { FAMILIES } from "../content/vocabulary";
import { COMPRESSED, GATSBY_FILES } from "./file-classes";
import type { Redirect } from "../content/links/redirects";
import type { Hosting } from "./description";
import { filesBelow } from "../content/files/files-below";
import { cacheControl, type Header, NOINDEX, SHARED_PICTURES } from "./headers";

/* `_headers` and `_redirects`: Netlify and Cloudflare Pages read the same two files, in the published folder. */

/** Cloudflare Pages reads at most this many rules. */
const RULES_AT_MOST = 100;

/**
 * `_headers`. Both hosts revalidate files without `Cache-Control` here. A rule also applies to not-found pages, which
 * must not be cached: so each cacheable file has its own rule, and files beyond the limit are revalidated.
 * @param files that browsers may cache, most important first
 */
export function headersFile({ headers }: Hosting, files: readonly string[]): string {
  const block = (pattern: string, lines: readonly string[]) =>
    [pattern, ...lines.map((line) => `  ${line}`)].join("\n");
  const { pattern, header } = SHARED_PICTURES;
  const general = [
    block("/*", headers.map(field)),
    // Cloudflare joins a header's two values unless the first is removed; Netlify ignores the removal.
    block(pattern, [`! ${header[0]}`, field(header)]),
    block(NOINDEX.pattern, [field(NOINDEX.header)]),
  ];
  const own = files
    .slice(0, RULES_AT_MOST - general.length)
    .map((file) => block(file, [field(["Cache-Control", cacheControl(200, file)])]));
  return `${[...general, ...own].join("\n\n")}\n`;
}

const field = ([name, value]: Header) => `${name}: ${value}`;

/**
 * The files that browsers may cache, for `headersFile`.
 * @param folder the built site
 * @param bundles URLs of this build's bundles
 */
export function keptFiles(folder: string, bundles: readonly string[]): string[] {
  const filesOf = (name: string) =>
    filesBelow(path.join(folder, name))
      .filter((file) => !COMPRESSED.test(file))
      .map((file) => `/${name}${file}`)
      .sort();
  return [...filesOf("fonts"), ...bundles, ...filesOf("static"), ...filesOf("drawings")];
}

/** Cloudflare Pages reads at most this many redirects without a wildcard, and ignores the others. */
const REDIRECTS_AT_MOST = 2_000;

const isMarkdown = ({ from }: Redirect) => NOINDEX.expression.test(from);

/** How many former URLs of pages Cloudflare Pages does not redirect in any form. */
export const movedBeyondLimit = (moved: readonly Redirect[]) =>
  Math.max(0, moved.filter((page) => !isMarkdown(page)).length - REDIRECTS_AT_MOST);

/** The other forms of a former URL: once its file is gone, hosts do not redirect between them. */
const otherForms = (former: Redirect) =>
  (isMarkdown(former) ? ["/"] : ["/", ".html", "/index.html"]).map((end) => ({ ...former, from: former.from + end }));

/**
 * `_redirects`. Both hosts serve `/x` from `x.html`, redirect `/x/` to it and keep the query; Cloudflare Pages also
 * redirects `/x.html`, Netlify serves it. The rules with status 404 are for Netlify; Cloudflare Pages ignores them and
 * serves the nearest `404.html`. The pages' own former URLs come first, within Cloudflare's limit as long as possible.
 * @param addresses of the site's pages
 */
export function redirectsFile({ moved }: Hosting, addresses: readonly string[]): string {
  const single = addresses.filter((address) => /^\/[^/]+$/.test(address));
  const pages = moved.filter((former) => !isMarkdown(former));
  const former = [...pages, ...moved.filter(isMarkdown), ...moved.flatMap(otherForms)];
  const rules = [
    ...former.map(({ from, to }) => [from, to, 301]),
    ...GATSBY_FILES.map((hidden) => [hidden.replace(/\/$/, "/*"), "/404.html", "404!"]),
    ...single.map((address) => [`${address}/index.html`, address, 301]),
    // One rule per family, not per page: hosts limit their number.
    ...FAMILIES.map((family) => [`/${family}/:page/index.html`, `/${family}/:page`, 301]),
    ...FAMILIES.flatMap((family) => [
      [`/${family}/*`, `/${family}/404.html`, 404],
      [`/${family}`, `/${family}/404.html`, 404],
    ]),
    ["/*", "/404.html", 404],
  ];
  return `${rules.map((rule) => rule.join("  ")).join("\n")}\n`;
}
