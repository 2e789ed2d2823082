/*
 * A text that is shown or coded as it reads (a title, a name): `oneLine`. What a link is read from or made of: `tidy`,
 * or `tidyLines` where line breaks count, or `tidyAddress`, in which no sign that joins letters has a meaning.
 * An address or a number, in which no invisible sign has one: `withoutInvisible`.
 */

/**
 * One line of what a visitor typed, without what nobody can see (control characters and marks that change the direction
 * of the text) or encode (halves of a character). White space is single and not at the ends; French's no-break spaces
 * stay where they stand alone.
 */
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Bidi_Control}\uFEFF]/gu, "")
    .replace(/[\p{Cc}\s]+/gu, (space) => (/^[\u00A0\u202F]$/.test(space) ? space : " "))
    .trim();

/** What was typed, without any control or invisible sign: joiners, which mean something in words, among them. */
export const withoutInvisible = (text: string) => text.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, "");

/**
 * What was typed, in its lines, without what nobody types on purpose: controls, direction marks, zero-width signs, soft
 * hyphens, but for the joiner inside an emoji, and those that words of Persian or Sinhala are written with.
 */
export const tidyLines = (text = ""): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(INVISIBLE, (sign, kept = "") => kept || (/[^\S\uFEFF]/.test(sign) ? " " : ""))
    .trim();

/** The same with a space in place of each line break. */
export const tidy = (text?: string): string => tidyLines(text).replaceAll("\n", " ");

/** The same of an address, without what joins the letters of words. */
export const tidyAddress = (text?: string): string =>
  tidy(text).replace(/[\u200C\u200D](?!\p{Extended_Pictographic})/gu, "");

/**
 * Joiners count between letters of the scripts from Arabic's to Mongolian; between Latin ones they do nothing that is
 * seen, and cost a text message half of its room.
 */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- these are the characters to look for
  /(\n|\u200D(?=\p{Extended_Pictographic})|(?<=[\u0600-\u1CFF])[\u200C\u200D](?=[\u0600-\u1CFF]))|[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** A text in what a reader calls characters: a family emoji is one, a letter with its accent is one. */
export function characters(text: string): string[] {
  if (typeof Intl.Segmenter === "undefined") return [...text];
  const segmenter = new Intl.Segmenter("fr", { granularity: "grapheme" });
  const all: string[] = [];
  // Of a whole text browsers take the square of its length. A piece's last character may go on in the next one.
  for (const piece of text.match(/.{1,500}/gsu) ?? [])
    all.push(...Array.from(segmenter.segment((all.pop() ?? "") + piece), ({ segment }) => segment));
  return all;
}

/** More of what was typed would drown the sentence that repeats it. */
const LONGEST_TOLD = 60;
/** No emoji takes more; of a text as long as a book, the rest need not be searched for characters. */
const LONGEST_CHARACTER = 40;

/** As much of what a visitor typed as a message repeats of it, or as there is room for, in whole characters. */
export const clip = (text: string, most = LONGEST_TOLD): string =>
  characters(text.slice(0, most * LONGEST_CHARACTER))
    .slice(0, most)
    .join("");
