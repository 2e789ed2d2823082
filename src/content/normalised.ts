/** A text as a reader remembers it: two that differ in case, accents, spaces or punctuation alone become one. */
export const normalised = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, " ")
    .trim();
