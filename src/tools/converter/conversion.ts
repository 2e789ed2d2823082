import { wellFormed } from "../clean-text";
import type { Values } from "../fragment";
import { isDomain, parseTyped } from "../host";
import { EMAIL, inText } from "../pasted";

/** One link that a converter made; its name stands in the converter's words, under the same code. */
export interface MadeLink {
  code: string;
  url: string;
}

export type NoteLevel = "problem" | "warning" | "info";

/** Something to say; the sentence stands in the converter's words, under the same code. */
export interface Note {
  code: string;
  level: NoteLevel;
  /** The field that it is about. */
  field?: string;
  /** What replaces `{n}`, `{max}`, `{mot}` and `{autre}` in the sentence. */
  fill?: { n?: number; max?: number; mot?: string; autre?: string };
}

/** What a converter makes of its fields. With a problem there may be no link. */
export interface Conversion {
  links: MadeLink[];
  notes: Note[];
}

/** A converter: pure, and total over any text. */
export type Convert = (values: Values) => Conversion;

/** What a link that was pasted into a field says of other fields. */
export type Carried = (values: Values) => Values;

/** A conversion that stops at a problem with a field. */
export const stop = (field: string, code: string, fill?: Note["fill"]): Conversion => ({
  links: [],
  notes: [{ code, level: "problem", field, ...(fill && { fill }) }],
});

/**
 * What nobody types on purpose: controls, direction marks, zero-width signs, soft hyphens, but for the joiner inside an
 * emoji. A line break stays where asked.
 */
export const tidy = (text = "", keepLines = false): string =>
  wellFormed(text)
    .replace(/\r\n?/g, "\n")
    .replace(INVISIBLE, (sign) => (keepLines && sign === "\n" ? sign : /\s/.test(sign) ? " " : ""))
    .trim();

const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- these are the characters to look for
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|\u200D(?!\p{Extended_Pictographic})/gu;

/**
 * Reads what a visitor pasted as a web address; a missing `https://` is forgiven, and so are brackets, quotation marks
 * and words before it.
 * @returns undefined for anything that is not an http(s) address with a real host, `javascript:` included, and for an
 *   e-mail address
 */
export function readUrl(text: string): URL | undefined {
  const typed = tidy(text);
  return readAddress(typed) ?? readAddress(inText(typed));
}

function readAddress(typed: string): URL | undefined {
  if (!typed || /\s/.test(typed) || EMAIL.test(typed)) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(typed)?.[1]?.toLowerCase();
  if (scheme && scheme !== "http" && scheme !== "https") return undefined;
  const url = parseTyped(scheme ? typed : `https://${typed.replace(/^\/+/, "")}`);
  return url && isHost(url.hostname) ? url : undefined;
}

/** A domain or an address in brackets; `localhost` alone is left to the doctor to tell. */
const isHost = (host: string) => isDomain(host) || host.startsWith("[") || host === "localhost";

/** Whether a host is a domain or stands under it. */
export const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Percent-encodes a value for a query, spaces as `%20` (mail programs and phones show a `+` as it is). */
export const encode = (text: string): string => encodeURIComponent(tidy(text, true));
