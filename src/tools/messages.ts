import { formatCount } from "../content/text/numbers";
import type { Tool } from "../content/vocabulary";
import type { Note, NoteOf } from "./conversion";

/** A placeholder, with the noun that it counts if that is one of the plurals that writers use. */
export const PLACEHOLDER = /\{(n|max|mot|autre)\}(?:(\s)(caractères|jours|modules|secondes)\b)?/g;

type Messages = readonly { readonly code: string; readonly text: string }[];

/**
 * The sentence of a code with its placeholders filled in; the code itself if the words lack it. `messageText<"doctor">`
 * takes the codes of that tool alone.
 */
export function messageText<Name extends Tool>(
  messages: Messages,
  { code, fill }: Pick<NoteOf<Name>, "code" | "fill">,
): string {
  const text = messages.find((message) => message.code === code)?.text ?? code;
  return interpolate(text, fill);
}

/** A note with its sentence. */
export interface ResolvedNote extends Pick<Note, "level" | "field"> {
  text: string;
}

/** The notes of a tool with their sentences. */
export const resolveNotes = (messages: Messages, notes: readonly Note[]): ResolvedNote[] =>
  notes.map((note) => ({ ...note, text: messageText(messages, note) }));

const isAtField = ({ level, field }: ResolvedNote) => level === "problem" && Boolean(field);

/** The problem with a field, shown below it. */
export const problemOf = (notes: readonly ResolvedNote[], name: string): string | undefined =>
  notes.find((note) => isAtField(note) && note.field === name)?.text;

/** The notes that belong below no field. */
export const besideFields = (notes: readonly ResolvedNote[]): ResolvedNote[] =>
  notes.filter((note) => !isAtField(note));

/** Fills in the placeholders of a text: « 2 000 caractères », « 1 caractère ». */
export const interpolate = (text: string, fill: Note["fill"] = {}): string =>
  text.replace(PLACEHOLDER, (place, name: keyof typeof fill, space = "", counted = "") => {
    const value = fill[name];
    if (typeof value !== "number") return value === undefined ? place : `${value}${space}${counted}`;
    // French uses the plural from two on.
    return `${formatCount(value)}${space}${value < 2 ? counted.slice(0, -1) : counted}`;
  });

/** Joins sentences, each ended by a full stop; empty ones are left out. */
export const joinSentences = (sentences: readonly (string | false | null | undefined)[]): string =>
  sentences
    .filter((one): one is string => Boolean(one))
    .map((one) => (/[.!?]$/.test(one) ? one : `${one}.`))
    .join(" ");
