import type { MessageCode } from "./names";
import type { Tool } from "../vocabulary";

/** The placeholders that a tool may fill in a sentence, each as `{n}`: numbers and words. */
export const PLACEHOLDER_NAMES = ["n", "max", "mot", "autre"] as const;

export type PlaceholderName = (typeof PLACEHOLDER_NAMES)[number];

/** A placeholder that the sentence must contain; with a question mark, an optional one. */
type Placeholder = PlaceholderName | `${PlaceholderName}?`;

const TOO_LONG: readonly Placeholder[] = ["n?", "max?"];
const PROPOSAL: readonly Placeholder[] = ["mot", "autre"];

/**
 * The placeholders of each tool's sentences, by code; none for codes that are not listed. Braces that a tool does not
 * fill would be shown as they are.
 */
export const MESSAGE_PLACEHOLDERS: {
  readonly [Name in Tool]?: { readonly [Code in MessageCode<Name>]?: readonly Placeholder[] };
} = {
  doctor: {
    wrapped: ["mot"],
    disguised: ["mot"],
    secret: ["mot"],
    "foreign-letters": ["mot"],
    "already-short": ["mot"],
    kept: ["mot"],
    dropped: ["mot"],
    campaign: ["mot"],
    personal: ["mot"],
    breaks: ["mot"],
    long: ["n"],
    "very-long": ["n"],
  },
  utm: {
    missing: ["mot"],
    case: PROPOSAL,
    space: PROPOSAL,
    accent: PROPOSAL,
    signs: PROPOSAL,
    several: PROPOSAL,
    letters: ["mot"],
    personal: ["mot"],
    long: ["mot", ...TOO_LONG],
    same: ["mot"],
    duplicate: ["mot"],
    carries: ["mot"],
  },
  whatsapp: { french: ["mot"], overseas: ["mot"], whole: ["mot"], "left-out": ["mot"], "too-long": TOO_LONG },
  "google-docs": { tab: ["mot"], slide: ["mot"] },
  youtube: { "starts-at": ["n"] },
  "google-maps": { "too-long": ["max?"], "read-from-link": ["mot"], stops: ["mot"], "stops-many": ["max"] },
  "google-agenda": { "several-days": ["n"], "too-long": TOO_LONG, length: ["n"] },
  telegram: {
    reserved: ["mot"],
    french: ["mot"],
    overseas: ["mot"],
    whole: ["mot"],
    "start-long": TOO_LONG,
    "start-length": ["n", "max?"],
    "left-out": ["mot"],
  },
  sms: {
    "one-segment": ["n?"],
    segments: ["n"],
    "gsm-7": ["n", "max"],
    "ucs-2": ["n", "max"],
    outsiders: ["mot"],
    french: ["mot"],
    overseas: ["mot"],
    whole: ["mot"],
    "left-out": ["mot"],
  },
  email: { "not-an-address": ["mot"], length: ["n"], "too-long": TOO_LONG, "left-out": ["mot"] },
  qr: { "size-small": ["n", "max"], "modules-fine": ["n"], "logo-room": ["n"], "logo-grown": ["n"] },
  preview: { "title-cut": ["n"], "titles-cut": ["mot"], "description-cut": ["n"], "descriptions-cut": ["mot"] },
  plans: { below: PROPOSAL, past: PROPOSAL },
};

/**
 * The placeholders of the sentence of one code.
 * @returns those that it may contain, and those that it must, in braces
 */
export function placeholdersOf(tool: Tool, code: string): { known: string[]; needed: string[] } {
  const places = (MESSAGE_PLACEHOLDERS[tool] as Record<string, readonly Placeholder[]> | undefined)?.[code] ?? [];
  const inBraces = (place: Placeholder) => `{${place.replace("?", "")}}`;
  return { known: places.map(inBraces), needed: places.filter((place) => !place.endsWith("?")).map(inBraces) };
}
