/** An address that a page had before, and the one it has now. Both are plain paths. */
export interface Moved {
  from: string;
  to: string;
}

/** The addresses that pages had before; each leads to its successor in one permanent hop. */
export const MOVED: readonly Moved[] = [];
