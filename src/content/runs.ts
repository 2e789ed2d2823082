import type { Document } from "./check-document";
import { proseOf } from "./page-words";

/** How many words in a row make a run. */
export const RUN = 5;

export interface Word {
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
  /** The page's subject, word by word: what a doorway page would swap. */
  names: ReadonlySet<string>;
}

const NAME = "□";

const cut = (text: string): Word[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** Cuts a page's own prose into words. */
export function readProse(document: Document): Prose {
  const { menuLabel, name } = document.value;
  const key = document.path.replace(/^.*\/|\.json$/g, "");
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

/** Two words hash alike once in 2^53; numbers keep 10,000 pages in memory. */
function hash(words: readonly Word[], from: number): number {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = from; at < from + RUN; at += 1) {
    const { text } = words[at]!;
    for (let letter = 0; letter <= text.length; letter += 1) {
      const code = letter < text.length ? text.charCodeAt(letter) : 0;
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ code, 0x85ebca6b) + 0x27d4eb2f;
    }
  }
  return (low >>> 0) + (high & 0x1fffff) * 0x1_0000_0000;
}

/** The runs of a passage in order, as numbers. */
export const runsOf = ({ words }: Passage): number[] =>
  words.length < RUN ? [] : Array.from({ length: words.length - RUN + 1 }, (_, from) => hash(words, from));
