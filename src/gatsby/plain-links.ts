/*
 * Stands in for gatsby-link (see absent-modules.ts): links are plain anchors here, which gatsby-plugin-catch-links
 * follows inside the page. What is left is what that plugin and Gatsby's navigation call.
 */

/* Of the path alone: a query may end with one of its own. */
const TRAILING_SLASH = /^([^?#]+)\/(?=$|[?#])/;

/**
 * Goes to a page of the site.
 * @param to its address without the origin
 */
export function navigate(to: string, options?: object): void {
  const { ___navigate } = window as unknown as { ___navigate: (to: string, options?: object) => void };
  ___navigate(to.replace(TRAILING_SLASH, "$1"), options);
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
