import { keyOf } from "../files/file-shapes";
import { proseOf } from "../page-words";
import type { Document } from "./document";

/** How many consecutive words make a shingle. */
export const SHINGLE_LENGTH = 5;

interface Word {
  text: string;
  start: number;
  end: number;
}

export interface Passage {
  path: (string | number)[];
  text: string;
  words: Word[];
}

export interface Prose {
  document: Pick<Document, "path" | "at">;
  passages: Passage[];
  /** The words of the page's subject, which a doorway page would swap. */
  names: ReadonlySet<string>;
}

const NAME = "□";
const { imul } = Math;

const cut = (text: string): Word[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** Cuts a page's own prose into words. */
export function readProse(document: Document): Prose {
  const { menuLabel, name } = document.value;
  const key = keyOf(document.path);
  return {
    document,
    passages: proseOf(document).map(({ path, text }) => ({ path, text, words: cut(text) })),
    names: new Set(
      [key, menuLabel, name].flatMap((label) => (typeof label === "string" ? cut(label) : [])).map(({ text }) => text),
    ),
  };
}

/** The same page with its subject's name replaced, a name of several words counting as one. */
export function withoutNames({ passages, names, ...rest }: Prose): Prose {
  const swapped = passages.map(({ words, ...passage }) => {
    const kept: Word[] = [];
    for (const word of words) {
      const last = kept.at(-1);
      if (!names.has(word.text)) kept.push(word);
      else if (last?.text === NAME) kept[kept.length - 1] = { ...last, end: word.end };
      else kept.push({ ...word, text: NAME });
    }
    return { ...passage, words: kept };
  });
  return { ...rest, names, passages: swapped };
}

/** Hashes a word. With two hashes per shingle, the chance of a collision is one in 2^53. */
function hash(word: string, seed: number): number {
  let sum = seed;
  for (let at = 0; at < word.length; at += 1) sum = imul(sum ^ word.charCodeAt(at), 0x01000193);
  return sum ^ (sum >>> 15);
}

/** The shingles of a passage in order, as numbers: those of 10,000 pages fit into memory. */
export function shinglesOf({ words }: Passage): number[] {
  const low = words.map(({ text }) => hash(text, 0x811c9dc5));
  const high = words.map(({ text }) => hash(text, 0x9e3779b9));
  return Array.from({ length: Math.max(0, words.length - SHINGLE_LENGTH + 1) }, (_, from) => {
    let lower = 0;
    let upper = 0;
    for (let at = from; at < from + SHINGLE_LENGTH; at += 1) {
      lower = imul(lower ^ low[at]!, 0x85ebca6b) + at - from;
      upper = imul(upper ^ high[at]!, 0xc2b2ae35) + at - from;
    }
    return (lower >>> 0) + (upper & 0x1fffff) * 0x1_0000_0000;
  });
}
