import { TOOL_PARAMETER as NAME } from "../../content/tools/fragment";

/** What a shared link may carry, in characters: longer values stay out of it, and are not read from it. */
export const LONGEST_VALUE = 5_000;
/** One such value whose every letter has an accent, encoded, and the fields beside it. */
const LONGEST_FRAGMENT = 40_000;

export type Values = Readonly<Record<string, string>>;

/** The choices of the fields that are lists, by the fields' names; of the others, nothing. */
export type Lists = Readonly<Record<string, readonly { readonly value: string }[] | null | undefined>>;

/**
 * Writes a tool's state as a URL's fragment (never sent to a server): `#outil=whatsapp&number=0639981234`.
 * @param name the tool
 * @param values its fields
 * @param defaults what the fields hold at rest: these are left out
 * @returns the fragment with its `#`, or "" when there is nothing to say or too much
 */
export function writeFragment(name: string, values: Values, defaults: Values): string {
  const parameters = new URLSearchParams({ [NAME]: name });
  for (const [field, rest] of Object.entries(defaults)) {
    const value = values[field] ?? rest;
    if (value !== rest && value.length <= LONGEST_VALUE) parameters.set(field, value);
  }
  const text = parameters.toString();
  return text.length > LONGEST_FRAGMENT || [...parameters.keys()].length < 2 ? "" : `#${text}`;
}

/**
 * Whether a fragment leaves out what a field holds: the value, or all of them together, would be too long for a link.
 */
export function lacks(hash: string, values: Values, defaults: Values): boolean {
  const told = parametersOf(hash);
  return Object.entries(defaults).some(([field, rest]) => (values[field] ?? rest) !== rest && !told.has(field));
}

/**
 * Reads a tool's state from a URL's fragment, which may hold anything.
 * @param hash the fragment with or without its `#`
 * @param name the tool
 * @param defaults the fields that it has
 * @param lists what may be chosen in those that are lists: a choice that is not offered (any more) is none
 * @returns the known fields alone; empty when the fragment names another tool; never throws
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

/** Whether a fragment says what a field holds. */
export const says = (hash: string, field: string): boolean => parametersOf(hash).has(field);

/** Whether a fragment is a tool's state. */
export const isStateOf = (hash: string, name: string): boolean => parametersOf(hash).get(NAME) === name;

const parametersOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, "").slice(0, LONGEST_FRAGMENT));
