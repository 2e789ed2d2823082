import Fuse from "fuse.js";
import type { IndexedPage } from "./page-index";

const MOST = 4;
/** Searched parts of an address, and the letters that one has to have beside longer ones: `fr` is in half the index. */
const MOST_PARTS = 4;
const FEWEST_LETTERS = 3;
/** The score, 0 being best, up to which a page may be the one that was meant; above, a slip is no likelier than chance. */
const LIKELY = 0.16;
/** The same for a page of the address's own family, in which little else is like it: up to the first it goes before all. */
const LIKELY_OWN = 0.3;
const POSSIBLE_OWN = 0.42;
/** How much worse than the best another page's score may be. */
const MARGIN = 0.1;

/**
 * Finds the pages whose key, name or synonyms look like a part of an unknown address.
 * @param path the unknown address as the browser gives it, e.g. `/raccourcir-lien/watsapp` or `/qrcode/cr%C3%A9ateur`;
 *   a replacement character in it (src/browser/normalise-address.ts) parts it as a slash does
 * @param pages the index of all pages
 * @returns at most four pages, closest first: the page that the address goes on from, then the likely ones of the
 * address's own family, then those of all; of both those alone that are about as like as the first
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
  for (const part of telling.length > 0 ? telling : parts) {
    for (const { item, score = 1 } of fuse.search(part)) {
      if (score <= (isOwn(item) ? POSSIBLE_OWN : LIKELY)) scores.set(item, Math.min(score, scores.get(item) ?? score));
    }
  }
  const closest = (found: IndexedPage[]) => {
    const ordered = found.sort((one, other) => scores.get(one)! - scores.get(other)!);
    return ordered.filter((page) => scores.get(page)! < scores.get(ordered[0]!)! + MARGIN);
  };
  const own = [...scores.keys()].filter((page) => isOwn(page) && scores.get(page)! < LIKELY_OWN);
  const all = closest([...scores.keys()]);
  const goneOnFrom = pages.filter(
    (page) => page.path !== `/${family}` && [`${page.path}/`, `${page.path}-`].some((start) => asked.startsWith(start)),
  );
  return [...new Set([...goneOnFrom, ...closest(own), ...all])].slice(0, MOST);
}

const plain = (part: string) =>
  part
    .replace(/[-_.]+/g, " ")
    .replace(/ html?$/, "")
    .slice(0, 64)
    .trim();
