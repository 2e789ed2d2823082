import { isPage } from "../page-words";
import { problem, type Problem } from "../problem";
import { excerpt } from "../text/excerpt";
import type { Document } from "./document";
import { type Passage, type Prose, readProse, SHINGLE_LENGTH, shinglesOf, withoutNames } from "./shingles";

/** The largest share of five-word shingles that two pages may have in common. */
const LARGEST_SHARE = 0.08;

/**
 * A shingle found on very many pages is compared only with the first of them: the time stays proportional to the text,
 * and a copied template is still compared with the pages that had it first.
 */
const MOST_COMPARED = 24;

interface Pair {
  a: Prose;
  b: Prose;
  /** Shared shingles divided by the shingles of the page that has fewer. */
  share: number;
}

/**
 * Compares every two pages by the five-word shingles that they share, names replaced or not.
 * @param documents all files; those that make no page of a family are ignored
 * @returns the pairs that share anything, the most similar first
 */
export function similarPairs(documents: readonly Document[]): Pair[] {
  const pages = documents.filter(isPage).map(readProse);
  const best = new Map<number, Pair>();
  for (const side of [pages, pages.map(withoutNames)]) {
    for (const [key, pair] of sharedShingles(side)) if (pair.share > (best.get(key)?.share ?? 0)) best.set(key, pair);
  }
  return [...best.values()].sort((one, other) => other.share - one.share);
}

function sharedShingles(pages: readonly Prose[]): Map<number, Pair> {
  const shingles = pages.map(({ passages }) => new Set(passages.flatMap(shinglesOf)));
  const repeated = repeatedShingles(shingles);
  const holders = new Map<number, number[]>();
  const pairs = new Map<number, Pair>();
  shingles.forEach((own, page) => {
    const shared = new Map<number, number>();
    for (const shingle of own) {
      if (!repeated.has(shingle)) continue;
      const earlier = holders.get(shingle) ?? [];
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (earlier.length < MOST_COMPARED) holders.set(shingle, [...earlier, page]);
    }
    for (const [other, count] of shared) {
      const share = count / Math.min(own.size, shingles[other]!.size);
      pairs.set(other * pages.length + page, { a: pages[other]!, b: pages[page]!, share });
    }
  });
  return pairs;
}

/** The shingles found on more than one page. Nearly all are on one page only, and sorting discards these quickly. */
function repeatedShingles(pages: readonly ReadonlySet<number>[]): Set<number> {
  const all = new Float64Array(pages.reduce((sum, { size }) => sum + size, 0));
  let at = 0;
  for (const shingles of pages) for (const shingle of shingles) all[at++] = shingle;
  all.sort();
  return new Set(all.filter((shingle, index) => shingle === all[index - 1]));
}

/** The longest passage of a pair's later page that the other one has too. */
function closestPassage({ a, b }: Pair): { path: Passage["path"]; text: string } {
  const known = new Set(a.passages.flatMap(shinglesOf));
  let best = { length: 0, path: [] as Passage["path"], text: "" };
  for (const passage of b.passages) {
    let length = 0;
    shinglesOf(passage).forEach((shingle, from) => {
      length = known.has(shingle) ? length + 1 : 0;
      if (length <= best.length) return;
      const [first, last] = [passage.words[from - length + 1]!, passage.words[from + SHINGLE_LENGTH - 1]!];
      best = { length, path: passage.path, text: passage.text.slice(first.start, last.end) };
    });
  }
  return best;
}

const percent = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 1 });

/**
 * Checks that no two pages are near-duplicates: search engines call such pages doorways.
 * @param documents all files; of two similar pages, the later one is reported
 */
export function checkNearDuplicates(documents: readonly Document[]): Problem[] {
  return similarPairs(documents)
    .filter(({ share }) => share > LARGEST_SHARE)
    .map((pair) => {
      const { path, text } = closestPassage(pair);
      return problem({
        ...pair.b.document.at(path),
        message: `cette page partage ${percent.format(pair.share)} de ses suites de ${SHINGLE_LENGTH} mots avec data/${pair.a.document.path} (au plus : ${percent.format(LARGEST_SHARE)})`,
        remedy: `récrivez d'abord « ${excerpt(text, 160)} »`,
      });
    });
}
