/** A text in lower case, without accents; a ligature (`œ`, `ß`, `ﬁ`) becomes two letters. */
export const unaccented = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ß/g, "ss");
