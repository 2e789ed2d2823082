import Fuse from "fuse.js";

/** One page of the index at `/pages.json`. */
export interface IndexedPage {
  path: string;
  label: string;
  /** The entry's file name: the last part of its address. */
  key: string;
  synonyms: string[];
}

const MOST = 4;

/**
 * Finds the pages whose key, name or synonyms look like the end of an unknown address.
 * @param path the unknown address, e.g. `/raccourcir-lien/watsapp`
 * @param pages the index of all pages
 * @returns at most four pages, closest first; the address's own family wins between equals
 */
export function closestPages(path: string, pages: readonly IndexedPage[]): IndexedPage[] {
  const [, family, ...rest] = path.split("/");
  const wanted = (rest.at(-1) || family || "")
    .replace(/[-_.]+/g, " ")
    .replace(/ html?$/, "")
    .slice(0, 64);
  if (!wanted) return [];
  const fuse = new Fuse(pages, {
    keys: [{ name: "key", weight: 2 }, "label", "synonyms"],
    threshold: 0.4,
    ignoreLocation: true,
    ignoreDiacritics: true,
    includeScore: true,
  });
  const sameFamily = (page: IndexedPage) => page.path.startsWith(`/${family}/`);
  return fuse
    .search(wanted)
    .map(({ item, score = 1 }) => ({ item, score: sameFamily(item) ? score / 2 : score }))
    .sort((one, other) => one.score - other.score)
    .slice(0, MOST)
    .map(({ item }) => item);
}
