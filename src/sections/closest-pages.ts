import Fuse from "fuse.js";
import type { IndexedPage } from "./page-index";

const MOST = 4;
/** How many parts of a path are searched, and their minimum length unless all are shorter: `fr` is too common. */
const MOST_PARTS = 4;
const FEWEST_LETTERS = 3;
/** The highest score (0 is best) at which a page may be the intended one; above, a typo is no likelier than chance. */
const LIKELY = 0.16;
/** The same in the path's own family, which has fewer lookalikes; below the first, its pages come before all. */
const LIKELY_OWN = 0.3;
const POSSIBLE_OWN = 0.42;
/** How much worse than the best score another page's may be. */
const MARGIN = 0.1;
/** What each character that a page's key has more or fewer than the searched part adds to its score. */
const PER_CHARACTER = 0.015;

/**
 * Finds the pages whose key, name or synonyms resemble a part of an unknown path.
 * @param path the unknown path as the browser gives it, e.g. `/raccourcir-lien/watsapp` or `/qrcode/cr%C3%A9ateur`; a
 *   replacement character in it (src/browser/normalise-address.ts) separates parts like a slash
 * @param pages the index of all pages
 * @returns at most four pages, closest first: the page below which the unknown one would be, then pages whose path is a
 *   prefix of it (after those of its family that begin like more of it), then likely pages of its family, then of all
 *   families; both lists only with scores within `MARGIN` of that of their first
 */
export function closestPages(path: string, pages: readonly IndexedPage[]): IndexedPage[] {
  const asked = decodeURI(path).replaceAll("\uFFFD", "/");
  const [family = "", ...rest] = asked.split("/").filter(Boolean);
  const parts = (rest.length > 0 ? rest : [family]).map(plain).filter(Boolean).slice(-MOST_PARTS);
  const telling = parts.filter(({ length }) => length >= FEWEST_LETTERS);
  const fuse = new Fuse(pages, {
    keys: [{ name: "key", weight: 2 }, "label", "synonyms"],
    threshold: 0.4,
    ignoreLocation: true,
    ignoreDiacritics: true,
    includeScore: true,
  });
  const isOwn = (page: IndexedPage) => page.path.startsWith(`/${family}/`);
  const scores = new Map<IndexedPage, number>();
  const distances = new Map<IndexedPage, number>();
  for (const part of telling.length > 0 ? telling : parts) {
    for (const { item, score = 1 } of fuse.search(part)) {
      if (score > (isOwn(item) ? POSSIBLE_OWN : LIKELY)) continue;
      // To Fuse, a page that contains the part is as close as one that is hardly longer.
      const distance = score + PER_CHARACTER * Math.abs(item.key.length - part.length);
      scores.set(item, Math.min(score, scores.get(item) ?? score));
      distances.set(item, Math.min(distance, distances.get(item) ?? distance));
    }
  }
  const closest = (found: IndexedPage[]) => {
    const ordered = found.sort((one, other) => distances.get(one)! - distances.get(other)!);
    return ordered.filter((page) => scores.get(page)! < scores.get(ordered[0]!)! + MARGIN);
  };
  const own = closest([...scores.keys()].filter((page) => isOwn(page) && scores.get(page)! < LIKELY_OWN));
  const all = closest([...scores.keys()]);
  const difference = (page: IndexedPage) => Math.abs(page.path.length - asked.length);
  const goneOnFrom = (sign: string) =>
    pages
      .filter((page) => page.path !== `/${family}` && asked.startsWith(page.path + sign))
      .sort((one, other) => difference(one) - difference(other));
  const above = goneOnFrom("/");
  const shorter = goneOnFrom("-");
  const longer = shorter[0] ? own.filter(({ path }) => begun(asked, path) > shorter[0]!.path.length + 1) : [];
  return [...new Set([...above, ...longer, ...shorter, ...own, ...all])].slice(0, MOST);
}

/** How many characters two paths have in common at their beginnings. */
function begun(one: string, other: string): number {
  const end = [...other].findIndex((sign, index) => sign !== one[index]);
  return end < 0 ? other.length : end;
}

const plain = (part: string) =>
  part
    .replace(/[-_.]+/g, " ")
    .replace(/ html?$/, "")
    .slice(0, 64)
    .trim();
