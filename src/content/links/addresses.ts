/** The key of the general shortening page, which is shown at the family's bare address (decisions, "Routes"). */
export const GENERAL_VARIANT = "raccourcir-lien";

/**
 * The canonical address of a generated page.
 * @param family folder of `data/`
 * @param key the file's name without `.json`
 * @returns a path without trailing slash; `/raccourcir-lien` for the general variant
 */
export function canonicalAddress(family: string, key: string): string {
  return family === "raccourcir-lien" && key === GENERAL_VARIANT ? `/${family}` : `/${family}/${key}`;
}

/** Where the general variant is shown, and the address that its file's name would give it (decisions, "Routes"). */
export const GENERAL_ADDRESS = `/${GENERAL_VARIANT}`;
export const GENERAL_ALIAS = `${GENERAL_ADDRESS}/${GENERAL_VARIANT}`;

/** Whether a page is shown on errors only; Gatsby creates the general one with and without its extension. */
export const isNotFoundPath = (path: string) => /\/404(\.html)?$/.test(path);

/**
 * The canonical path of a page of the built site, for crawlers.
 * @param path a page's path, e.g. `/raccourcir-lien/raccourcir-lien`
 * @returns its canonical path, or null for a page that is shown on errors only
 */
export function canonicalOf(path: string): string | null {
  if (isNotFoundPath(path) || path.startsWith("/dev-404")) return null;
  const [, family, key] = path.split("/");
  return family && key ? canonicalAddress(family, key) : path;
}

/** Compares addresses, for sorting: each build may read files from the disk in another order. */
export const addressOrder = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);
