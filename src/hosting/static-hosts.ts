import { FAMILIES } from "../content/vocabulary";
import type { Hosting } from "./description";
import { CACHE_RULES } from "./headers";

/* `_headers` and `_redirects`: Netlify and Cloudflare Pages read the same two files, out of the published folder. */

/** `_headers`. Both hosts revalidate whatever has no `Cache-Control` here, and join a header that is given twice. */
export function headersFile({ headers }: Hosting): string {
  const block = (pattern: string, lines: readonly (readonly [string, string])[]) =>
    [pattern, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const blocks = [
    block("/*", headers),
    ...CACHE_RULES.map(({ pattern, value }) => block(pattern, [["Cache-Control", value]])),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/**
 * `_redirects`. Both hosts serve `/x` from `x.html`, lead `/x/` and `/x.html` there by themselves and keep the query.
 * The rules with status 404 or `!` are for Netlify; Cloudflare Pages passes over them: it takes the nearest `404.html`,
 * and leads `/index.html` home unasked.
 * @param addresses of the site's pages
 */
export function redirectsFile({ moved }: Hosting, addresses: readonly string[]): string {
  const single = addresses.filter((address) => /^\/[^/]+$/.test(address));
  const rules = [
    ...moved.map(({ from, to }) => [from, to, 301]),
    ["/index.html", "/", "301!"],
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
