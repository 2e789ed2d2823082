import type { Values } from "./fragment";

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

/** Beyond this, some phones, mail programs and systems cut a link. */
export const LONG_LINK = 2_000;

/** What is said of a link that may be cut. */
export const tooLong = ({ length }: string): Note[] =>
  length > LONG_LINK ? [{ code: "too-long", level: "warning", fill: { n: length, max: LONG_LINK } }] : [];
