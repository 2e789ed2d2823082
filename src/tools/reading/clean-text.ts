/*
 * A text that is shown or encoded as it is (a title, a name): `oneLine`. What a link is read or made from: `tidy`,
 * `tidyLines` if line breaks count, or `tidyAddress`, in which no character that joins letters has a meaning. A URL or
 * a number, in which no invisible character has one: `withoutInvisible`.
 */

/**
 * One line of typed text, without what is invisible (control characters and bidi marks) or cannot be encoded (lone
 * surrogates). White space is collapsed and trimmed; a French no-break space that stands alone is kept.
 */
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Bidi_Control}\uFEFF]/gu, "")
    .replace(/[\p{Cc}\s]+/gu, (space) => (/^[\u00A0\u202F]$/.test(space) ? space : " "))
    .trim();

/** Typed text without any control or invisible character, not even the joiners that words may need. */
export const withoutInvisible = (text: string) => text.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, "");

/**
 * Typed text in its lines, without what nobody types on purpose: controls, bidi marks, zero-width characters, soft
 * hyphens. The joiners inside an emoji, and in words of Persian or Sinhala, are kept.
 */
export const tidyLines = (text = ""): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(INVISIBLE, (sign, kept = "") => kept || (/[^\S\uFEFF]/.test(sign) ? " " : ""))
    .trim();

/** `tidyLines` with a space in place of each line break. */
export const tidy = (text?: string): string => tidyLines(text).replaceAll("\n", " ");

/** `tidy` for a URL, without the joiners between letters. */
export const tidyAddress = (text?: string): string =>
  tidy(text).replace(/[\u200C\u200D](?!\p{Extended_Pictographic})/gu, "");

/**
 * Joiners matter between letters of the scripts from Arabic to Mongolian; between Latin ones they are invisible, and
 * halve the room of a text message.
 */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- these are the characters to look for
  /(\n|\u200D(?=\p{Extended_Pictographic})|(?<=[\u0600-\u1CFF])[\u200C\u200D](?=[\u0600-\u1CFF]))|[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** The characters that a reader sees in a text: a family emoji is one, a letter with its accent is one. */
export function characters(text: string): string[] {
  if (typeof Intl.Segmenter === "undefined") return [...text];
  const segmenter = new Intl.Segmenter("fr", { granularity: "grapheme" });
  const all: string[] = [];
  // Browsers take quadratic time on a whole text. A piece's last character may continue in the next one.
  for (const piece of text.match(/.{1,500}/gsu) ?? [])
    all.push(...Array.from(segmenter.segment((all.pop() ?? "") + piece), ({ segment }) => segment));
  return all;
}

/** A longer quotation of the typed text would drown the sentence around it. */
const LONGEST_QUOTATION = 60;
/** No emoji is longer: the rest of a text as long as a book need not be segmented. */
const LONGEST_CHARACTER = 40;

/** The start of a typed text, in whole characters: what a message quotes, or `most` characters. */
export const clip = (text: string, most = LONGEST_QUOTATION): string =>
  characters(text.slice(0, most * LONGEST_CHARACTER))
    .slice(0, most)
    .join("");
