import type { PlaceholderName } from "../content/tools/message-placeholders";
import type { Converter, MessageCode, ResultCode } from "../content/tools/names";
import type { Tool } from "../content/vocabulary";
import type { Values } from "./state/fragment";

/** A link that a converter made; its name is in the converter's words, under the same code. */
export interface MadeLink<Code extends string = ResultCode<Converter>> {
  code: Code;
  url: string;
}

export type NoteLevel = "problem" | "warning" | "info";

/** A message for the visitor; its sentence is in the tool's words, under the same code. */
export interface Note<Code extends string = MessageCode<Tool>> {
  code: Code;
  level: NoteLevel;
  /** The field that it is about. */
  field?: string;
  /** What replaces each placeholder of the sentence: a number or a word. */
  fill?: { [Name in PlaceholderName]?: Name extends "n" | "max" ? number : string };
}

/** A note of one tool: a code without a sentence in its words does not compile. */
export type NoteOf<Name extends Tool> = Note<MessageCode<Name>>;

/** The result of a converter. With a problem there may be no link. */
export interface Conversion<Link extends string = ResultCode<Converter>, Code extends string = MessageCode<Tool>> {
  links: MadeLink<Link>[];
  notes: Note<Code>[];
}

/** A converter: pure, and total over any text. */
export type Convert = (values: Values) => Conversion;

/** The converter of one tool, whose links and notes are only those that its words name. */
export type ConvertOf<Name extends Converter> = (values: Values) => Conversion<ResultCode<Name>, MessageCode<Name>>;

/** Reads the values of other fields from a link pasted into a field. */
export type FieldReader = (values: Values) => Values;

/** A conversion that stops at a problem with a field. */
export const stop = <Code extends string>(field: string, code: Code, fill?: Note["fill"]): Conversion<never, Code> => ({
  links: [],
  notes: [{ code, level: "problem", field, ...(fill && { fill }) }],
});

/** Beyond this, some phones, mail programs and systems cut a link. */
export const LONG_LINK = 2_000;

/** The warning about a link that may be cut. */
export const tooLong = ({ length }: string): Note<"too-long">[] =>
  length > LONG_LINK ? [{ code: "too-long", level: "warning", fill: { n: length, max: LONG_LINK } }] : [];
