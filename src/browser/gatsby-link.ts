/*
 * Replaces gatsby-link (see webpack/stub-modules.ts): links are plain anchors here, and follow-links.ts navigates. Only
 * what follow-links.ts and Gatsby's navigation call is left.
 */

import { loadDeferred } from "./deferred-page";

/* Only at the end of the path: a query may also end with a slash. */
const TRAILING_SLASH = /^([^?#]+)\/(?=$|[?#])/;

/* In milliseconds: a visitor who clicks again later than this has seen that nothing happens. */
const PATIENCE_MS = 1_000;

/* The last link that was followed, while its page is loading: of two pages, the first one requested may arrive last. */
let awaited: { address: string; since: number } | undefined;

/** Gives up the awaited page, if any: the visitor goes elsewhere. */
export function giveUp(): void {
  awaited = undefined;
}

/**
 * Goes to a page of the site once it can be shown, unless it is given up or another link is followed first. If the page
 * does not load (no connection, another version deployed), or is requested again while still awaited, the browser loads
 * the full URL itself.
 * @param to the page's URL without the origin
 */
export async function navigate(to: string): Promise<void> {
  const { ___navigate, ___loader, ___webpackCompilationHash: build } = window;
  const address = to.replace(TRAILING_SLASH, "$1");
  if (awaited?.address === address) {
    if (performance.now() - awaited.since < PATIENCE_MS) return;
    giveUp();
    return location.assign(address);
  }
  const turn = (awaited = { address, since: performance.now() });
  const { pathname, search } = parsePath(address);
  let page: GatsbyPage | undefined;
  try {
    page = await ___loader.loadPage(pathname + search);
    // As a history step does (see ensure-resources.tsx): until then the browser's URL would already be the next page's.
    await loadDeferred(page?.component?.default);
  } catch {
    // Gatsby cannot decode the path, or the code of a page gone back to does not load.
    page = undefined;
  }
  if (turn !== awaited) return;
  giveUp();
  // Gatsby would show a page of another build, and make the browser load it as well.
  const isAnother = build !== undefined && page?.page?.webpackCompilationHash !== build;
  if (!page || page.status === "error" || isAnother) return location.assign(address);
  const { pathname: here, search: query, hash } = location;
  // As browsers do: a link to the current URL adds no history entry.
  ___navigate(address, here + query + hash === address ? { replace: true } : undefined);
}

/** The site is at the root of its host. */
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;

/** Splits a URL without origin into its parts; `search` keeps its `?` and `hash` its `#`. */
export function parsePath(path: string) {
  const [, pathname, search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path)!;
  return { pathname: pathname || "/", search, hash };
}

/** Replaces Gatsby's own link, which would otherwise silently disappear from the page. */
export const Link = (): never => {
  throw new Error("Use <a> for <Link>: follow-links.ts navigates");
};
export default Link;
