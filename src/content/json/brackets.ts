/** Texts, so that the brackets inside them are skipped, and brackets. */
const TEXTS_AND_BRACKETS = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;

interface Bracket {
  sign: string;
  index: number;
  /** Offsets of the brackets that are open after this one, the innermost last. */
  open: readonly number[];
  /** For a closing bracket: the offset of the one that it closes, if any. */
  closes: number | undefined;
}

/** Walks the brackets of a text in order. */
export function* brackets(text: string): Generator<Bracket> {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(TEXTS_AND_BRACKETS)) {
    const isOpening = sign === "{" || sign === "[";
    if (!isOpening && sign !== "}" && sign !== "]") continue;
    const closes = isOpening ? undefined : open.pop();
    if (isOpening) open.push(index);
    yield { sign, index, open, closes };
  }
}

/** Offsets of the brackets that are still open at a position, the innermost last. */
export const placesOpenAt = (text: string, offset: number) => [...brackets(text.slice(0, offset))].at(-1)?.open ?? [];

/** Twice the nesting of any shape or more; JSON parsers take thousands of levels, then crash. */
const DEEPEST = 50;

/** The offset where a file is nested deeper than any shape; undefined for files that people write. */
export function tooDeepAt(text: string): number | undefined {
  for (const { index, open } of brackets(text)) if (open.length > DEEPEST) return index;
  return undefined;
}

/** The brackets that are still open at a position, the innermost last. */
export const openAt = (text: string, offset: number) => placesOpenAt(text, offset).map((at) => text[at]!);

/** The indentation of the line at a position. */
export const indentAt = (text: string, offset: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))![0].length;
