/** How many characters a text has, as its shape counts them: an emoji of two UTF-16 units is one. */
export const countCharacters = (text: string): number => [...text].length;

/** A space of any width, for a pattern: word processors and web pages type no-break and thin ones. */
export const BLANK = "[ \\u00A0\\u2000-\\u200A\\u202F\\u205F\\u3000]";

/** Invisible characters: direction marks, joiners, blanks of other scripts, a word processor's own bullets. */
export const UNSEEN =
  /[\u034F\u00AD\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFF9-\uFFFD\p{Cs}\p{Co}\u{E0000}-\u{E007F}]/u;
