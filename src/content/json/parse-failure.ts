/** A failure of jsonc-parser on a file. */
interface ParseFailure {
  /** The whole file. */
  text: string;
  /** jsonc-parser's name of the error, e.g. `CommaExpected`. */
  error: string;
  /** Where the parser failed. */
  offset: number;
}

export interface JsonError {
  offset: number;
  message: string;
  remedy: string;
}

/** Recognises a typing mistake at a parse failure; undefined or false for any other. */
export type MistakeMatcher = (failure: ParseFailure) => JsonError | undefined | false;

/** The last position before `offset` that holds neither space nor line break. */
export function before(text: string, offset: number): number {
  let at = offset - 1;
  while (at > 0 && /\s/.test(text[at]!)) at -= 1;
  return Math.max(at, 0);
}
