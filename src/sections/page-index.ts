/** Where the index of all pages is: the build writes it, the not-found pages fetch it. */
export const PAGE_INDEX = "/pages.json";

/** One page of the index. */
export interface IndexedPage {
  path: string;
  label: string;
  /** The entry's file name: the last part of its address. */
  key: string;
  synonyms: readonly string[];
}
