/*
 * Stands in for gatsby-link (see absent-modules.ts): links are plain anchors here, which gatsby-plugin-catch-links
 * follows inside the page. What is left is what that plugin and Gatsby's navigation call.
 */

/* Of the path alone: a query may end with one of its own. */
const TRAILING_SLASH = /^([^?#]+)\/(?=$|[?#])/;

interface Router {
  ___navigate(to: string, options?: object): void;
  ___loader: { loadPage(path: string): Promise<{ status: string } | undefined> };
}

/* Of two links followed one after the other, the page of the first may arrive last. */
let latest = 0;

/**
 * Goes to a page of the site once it can be shown; a link that was followed later wins, and so does a step back. Where
 * the page does not come (no connection, another version deployed), the browser goes there itself, to the whole
 * address.
 * @param to its address without the origin
 */
export async function navigate(to: string): Promise<void> {
  const { ___navigate, ___loader } = window as unknown as Router;
  const address = to.replace(TRAILING_SLASH, "$1");
  const turn = ++latest;
  window.addEventListener("popstate", () => latest++, { once: true });
  const { pathname, search } = parsePath(address);
  const page = await ___loader.loadPage(pathname + search);
  if (turn !== latest) return;
  if (!page || page.status === "error") return location.assign(address);
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

/** Stands in for Gatsby's own link, which the site does not use: its links are plain anchors. */
export const Link = () => null;
export default Link;
