import { formatCount } from "../content/numbers";
import type { Note } from "./conversion";

/** A place to fill, with what it counts where that is one of the plurals that writers use. */
const PLACE = /\{(n|max|mot|autre)\}(?:(\s)(caractères|jours|modules|secondes)\b)?/g;

/** The sentence of a code, its numbers and words filled in; the code itself where the words lack it. */
export function sentence(
  messages: readonly { readonly code: string; readonly text: string }[],
  { code, fill }: Pick<Note, "code" | "fill">,
): string {
  const text = messages.find((message) => message.code === code)?.text ?? code;
  return fillIn(text, fill);
}

/** Fills `{n}` and its like into a text: « 2 000 caractères », « 1 caractère ». */
export const fillIn = (text: string, fill: Note["fill"] = {}): string =>
  text.replace(PLACE, (place, name: keyof typeof fill, space = "", counted = "") => {
    const value = fill[name];
    if (typeof value !== "number") return value === undefined ? place : `${value}${space}${counted}`;
    // French counts in the plural from two on.
    return `${formatCount(value)}${space}${value < 2 ? counted.slice(0, -1) : counted}`;
  });

/** Several things said one after the other, each ended by its full stop; what is empty is left out. */
export const sentences = (said: readonly (string | false | undefined)[]): string =>
  said
    .filter((one): one is string => Boolean(one))
    .map((one) => (/[.!?]$/.test(one) ? one : `${one}.`))
    .join(" ");
