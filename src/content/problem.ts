import { excerpt } from "./text/excerpt";
import { typeset } from "./text/typography";

/** One thing to fix (or to look at) in the content, reported to the person who wrote it. */
export interface Problem {
  /** Path from the project's root with forward slashes, or the name of an environment variable. */
  file: string;
  /** Line of the file, counted from 1; absent if there is no file to open (a missing one, a folder, a variable). */
  line?: number;
  /** Path of the field, e.g. `plans[0].annualPrice`; empty for the file as a whole. */
  field: string;
  /** What is wrong. */
  message: string;
  /** What to write or do instead. */
  remedy: string;
  /** A problem must be fixed, a warning looked at. */
  level: "problem" | "warning";
  /** A problem of wording only: the page is published with it. */
  editorial?: true;
}

/** What is wrong, and what to do. */
export type Explanation = Pick<Problem, "message" | "remedy">;

/**
 * Whether a problem stops a build: only decided here. If its file has it whatever the others say, `npm run develop`
 * keeps the last good text.
 */
export const stopsBuild = ({ level, editorial }: Problem): boolean => level === "problem" && !editorial;

/** Marks a problem that no build looks for as editorial: it stops none. A warning stays one. */
export const asEditorial = (found: Problem): Problem =>
  found.level === "problem" ? { ...found, editorial: true } : found;

export type FieldPath = readonly (string | number)[];

/** The path of a field as an editor shows it: `plans[0].annualPrice`. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    return name ? `${name}.${key}` : key;
  }, "");
}

interface Finding extends Omit<Problem, "field" | "level"> {
  field?: FieldPath;
}

/** What a message quotes: text in guillemets, which may contain others, or the path of a file. */
const QUOTED = /(?<=«[ \u00A0])(?:[^«»]|«[^«»]*»)*(?=[ \u00A0]»)|data\/[^«»,;:()]*\.[a-z]+/g;
/** Placeholder for a quotation: no letter, no digit. */
const HELD = "\uE000";

/**
 * Typesets a sentence of ours, except its quotations, which stay as typed.
 * @param quote returns what is shown of a quotation; by default, all of it
 */
export function typesetAround(sentence: string, quote = (text: string) => text): string {
  const plain = sentence.replaceAll(HELD, "\uFFFD");
  const quoted = plain.match(QUOTED) ?? [];
  let next = 0;
  return typeset(plain.replace(QUOTED, HELD)).replaceAll(HELD, () => quote(quoted[next++]!));
}

/** Makes a problem, with its French sentences correctly typeset; quotations in its message are cut to an excerpt. */
export const problem = ({ field = [], ...rest }: Finding): Problem => ({
  ...rest,
  field: fieldName(field),
  message: typesetAround(rest.message, (text) => (text.startsWith("data/") ? text : excerpt(text))),
  remedy: typesetAround(rest.remedy),
  level: "problem",
});

/** Makes a warning: shown, but no reason to stop. */
export const warning = (finding: Finding): Problem => ({ ...problem(finding), level: "warning" });
