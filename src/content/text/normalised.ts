import { unaccented } from "./unaccented";

/** Normalises a text: two that only differ in case, accents, spaces or punctuation become the same. */
export const normalised = (text: string) =>
  unaccented(text)
    .replace(/[^\p{L}\p{N}{}]+/gu, " ")
    .trim();
