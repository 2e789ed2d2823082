import { TOOL_PARAMETER as NAME } from "../../content/tools/fragment";

/** The longest value of a shared link, in characters: longer ones are neither written nor read. */
export const LONGEST_VALUE = 5_000;
/** Room for one such value with an accent on every letter, encoded, and for the other fields. */
const LONGEST_FRAGMENT = 40_000;

export type Values = Readonly<Record<string, string>>;

/** The options of the fields that are lists, by field name; nothing for the others. */
export type Lists = Readonly<Record<string, readonly { readonly value: string }[] | null | undefined>>;

/**
 * Writes a tool's state as a URL's fragment (never sent to a server): `#outil=whatsapp&number=0639981234`.
 * @param name the tool
 * @param values its fields
 * @param defaults the fields' default values, which are left out
 * @returns the fragment with its `#`, or "" if there is nothing to write or too much
 */
export function writeFragment(name: string, values: Values, defaults: Values): string {
  const parameters = new URLSearchParams({ [NAME]: name });
  for (const [field, byDefault] of Object.entries(defaults)) {
    const value = values[field] ?? byDefault;
    if (value !== byDefault && value.length <= LONGEST_VALUE) parameters.set(field, value);
  }
  const text = parameters.toString();
  return text.length > LONGEST_FRAGMENT || [...parameters.keys()].length < 2 ? "" : `#${text}`;
}

/** Whether a fragment leaves out the value of a field: it, or all of them together, would be too long for a link. */
export function leavesOutValues(hash: string, values: Values, defaults: Values): boolean {
  const parameters = parametersOf(hash);
  return Object.entries(defaults).some(
    ([field, byDefault]) => (values[field] ?? byDefault) !== byDefault && !parameters.has(field),
  );
}

/**
 * Reads a tool's state from a URL's fragment, which may hold anything.
 * @param hash the fragment with or without its `#`
 * @param name the tool
 * @param defaults the fields that it has
 * @param lists the options of those that are lists: a value that is not (or no longer) offered is ignored
 * @returns only the known fields; empty if the fragment names another tool; never throws
 */
export function readFragment(hash: string, name: string, defaults: Values, lists: Lists = {}): Record<string, string> {
  if (!isStateOf(hash, name)) return {};
  const found: Record<string, string> = {};
  for (const [field, value] of parametersOf(hash)) {
    const isKnown = Object.hasOwn(defaults, field) && field !== NAME && value.length <= LONGEST_VALUE;
    if (isKnown && (lists[field]?.some((choice) => choice.value === value) ?? true)) found[field] = value;
  }
  return found;
}

/** Whether a fragment has a field's value. */
export const hasField = (hash: string, field: string): boolean => parametersOf(hash).has(field);

/** Whether a fragment is a tool's state. */
export const isStateOf = (hash: string, name: string): boolean => parametersOf(hash).get(NAME) === name;

const parametersOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, "").slice(0, LONGEST_FRAGMENT));
