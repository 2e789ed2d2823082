import { unaccented } from "./unaccented";

/** A text as a reader remembers it: any two that differ in case, accents, spaces or punctuation alone become one. */
export const normalised = (text: string) =>
  unaccented(text)
    .replace(/[^\p{L}\p{N}{}]+/gu, " ")
    .trim();
