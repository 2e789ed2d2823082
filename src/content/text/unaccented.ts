/** A text in lower case, without accents; what is two letters in one (`œ`, `ß`, `ﬁ`) becomes two. */
export const unaccented = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ß/g, "ss");
