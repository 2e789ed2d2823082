/** The texts of a file, which hide the brackets inside of them, and its brackets. */
const TEXTS_AND_BRACKETS = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;

interface Bracket {
  sign: string;
  index: number;
  /** Where the brackets stand that are open once it has been read, the innermost last. */
  open: readonly number[];
  /** For a closing one: where the bracket stands that it closes, if any. */
  closes: number | undefined;
}

/** Walks the brackets of a text in their order. */
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

/** Where the brackets stand that are still open at a position, the innermost last. */
export const placesOpenAt = (text: string, offset: number) => [...brackets(text.slice(0, offset))].at(-1)?.open ?? [];

/** No shape has half as many groups in one another; the readers of JSON take thousands, then break down. */
const DEEPEST = 50;

/** Where a file goes deeper than any shape; undefined for all files that people write. */
export function tooDeepAt(text: string): number | undefined {
  for (const { index, open } of brackets(text)) if (open.length > DEEPEST) return index;
  return undefined;
}

/** The brackets that are still open at a position, the innermost last. */
export const openAt = (text: string, offset: number) => placesOpenAt(text, offset).map((at) => text[at]!);

/** How far the line of a position is moved in. */
export const indentAt = (text: string, offset: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))![0].length;
