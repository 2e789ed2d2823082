/*
 * Stands in for gatsby-link (see webpack/stub-modules.ts): links are plain anchors here, which follow-links.ts follows inside
 * the page. What is left is what that and Gatsby's navigation call.
 */

/* At the end of the path alone: a query may end with one of its own. */
const TRAILING_SLASH = /^([^?#]+)\/(?=$|[?#])/;

/* In milliseconds: a visitor who clicks again after it has seen that nothing happens. */
const PATIENCE = 1_000;

/* The link that was followed last, while its page is awaited: of two, the page of the first may arrive last. */
let awaited: { address: string; since: number } | undefined;

/** Gives up the page that is awaited, if any: the visitor goes elsewhere. */
export function giveUp(): void {
  awaited = undefined;
}

/**
 * Goes to a page of the site once it can be shown, unless that is given up or another link is followed before. Where
 * the page does not come (no connection, another version deployed), or is asked for again and still awaited, the
 * browser goes there itself, to the whole address.
 * @param to its address without the origin
 */
export async function navigate(to: string): Promise<void> {
  const { ___navigate, ___loader, ___webpackCompilationHash: build } = window;
  const address = to.replace(TRAILING_SLASH, "$1");
  if (awaited?.address === address) {
    if (performance.now() - awaited.since < PATIENCE) return;
    giveUp();
    return location.assign(address);
  }
  const turn = (awaited = { address, since: performance.now() });
  const { pathname, search } = parsePath(address);
  let page: GatsbyPage | undefined;
  try {
    page = await ___loader.loadPage(pathname + search);
  } catch {
    // So it ends at once where Gatsby cannot decode the path.
  }
  if (turn !== awaited) return;
  giveUp();
  // Gatsby would show a page of another build, and have the browser fetch it as well.
  const isAnother = build !== undefined && page?.page?.webpackCompilationHash !== build;
  if (!page || page.status === "error" || isAnother) return location.assign(address);
  const { pathname: here, search: query, hash } = location;
  // As browsers do: a link to where one is adds no step to the history.
  ___navigate(address, here + query + hash === address ? { replace: true } : undefined);
}

/** The site stands at the root of its host. */
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;

/** Cuts an address into its parts, each of the last two with its sign. */
export function parsePath(path: string) {
  const [, pathname, search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path)!;
  return { pathname: pathname || "/", search, hash };
}

/** Stands in for Gatsby's own link, which would otherwise vanish from the page without a word. */
export const Link = (): never => {
  throw new Error("Use <a> for <Link>: follow-links.ts navigates");
};
export default Link;
