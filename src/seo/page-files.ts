import type { Redirect } from "../content/links/redirects";

/** Size of every Open Graph picture, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The home page has no file name to put before an extension. */
const stem = (canonical: string) => (canonical === "/" ? "/index" : canonical);

/**
 * Where a page's Open Graph picture is served.
 * @param canonical the page's canonical path, e.g. `/qrcode/dynamique`
 * @returns a path of the site; with `GATSBY_PICTURES=off` every page shares the home page's
 */
export function pictureAddress(canonical: string): string {
  return `/og${stem(process.env["GATSBY_PICTURES"] === "off" ? "/" : canonical)}.png`;
}

/**
 * Where a page's Markdown version is served.
 * @param canonical the page's canonical path
 * @returns a path of the site, e.g. `/index.md`
 */
export const markdownAddress = (canonical: string) => `${stem(canonical)}.md`;

/**
 * The pages' redirects, and those of their Markdown versions, whose URLs a crawler may have stored.
 * @param moved the pages'
 */
export const withMarkdownRedirects = (moved: readonly Redirect[]): Redirect[] =>
  moved.flatMap(({ from, to }) => [
    { from, to },
    { from: markdownAddress(from), to: markdownAddress(to) },
  ]);
