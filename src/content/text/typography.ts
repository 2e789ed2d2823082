import { BLANK } from "./characters";
import { frenchQuotationMarks } from "./quotation-marks";
import { VERBATIM } from "./verbatim";

/*
 * Our own rules, because no library fits (tried in November 2026): richtypo 7 cuts "https ://" and "10 :30" and knows
 * no U+00A0 before a colon, richtypo 8 needs Node 22, typograf has Russian rules and two French lines, typopo and
 * tipograph have no French. Each rule replaces spaces or signs, never a letter or a digit.
 */

const NO_BREAK = "\u00A0";
const NARROW = "\u202F";
const SPACES = "[ \\u00A0\\u2009\\u202F]";

const MONTHS = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
/** Words that must stay on one line with the number after them. */
const NUMBERED = "[aA]rticles?|[pP]aragraphes?|[vV]ersions?|RFC|ISO/IEC|RGAA|WCAG|Microsoft";
const UNITS =
  "[kKMGT]o|px|dpi|pixels?|modules?|points?|km|cm|mm|m|kg|g|h|min|s|ms|°C|euros?|caractères?|signes|octets|clics?|jours?|heures?|minutes?|secondes?|mois|ans?";
const CLOSING = "[\\s»”)\\]]|$";

type Rule = readonly [pattern: string, replacement: string | ((found: string) => string)];

const RULES: readonly Rule[] = [
  // A text with only no-break spaces, as pasted from word processors and web pages, would break inside words: all typed
  // ones become plain spaces, and only the rules below set them.
  [`(?! (?!${BLANK}))${BLANK}+`, " "],
  [String.raw`(?<!\.)\.{3}(?!\.)`, "…"],
  [String.raw`(?<=\p{L})'(?=[\p{L}\p{N}«“"{[])`, "’"],
  [String.raw`(?<=«)${SPACES}*`, NO_BREAK],
  [`(?<!${SPACES})${SPACES}*(?=»)`, NO_BREAK],
  [String.raw`(?<=[^\s(\[{«“:!?;])${SPACES}*(?=[:!?;]+(?:${CLOSING}))`, NO_BREAK],
  [
    String.raw`(?<![\p{L}\p{N}=.,/_-])\d{4,}(?=(?:,\d+)?(?:${SPACES}*[€%]|${SPACES}+(?:euros|clics))(?![\p{L}\p{N}]))`,
    grouped,
  ],
  [
    String.raw`(?<![\p{L}\p{N}=.,/_-])\d{1,3}(?:${SPACES}\d{3})+(?![\p{L}\p{N}])`,
    (number) => number.replace(/\D/g, NARROW),
  ],
  [String.raw`(?<=(?<![\d.])\d+)\.(?=\d{1,2}${SPACES}*[€%](?![\p{L}\p{N}]))`, ","],
  [String.raw`(?<=[\d}])${SPACES}*(?=[%€‰](?![\p{L}\p{N}]))`, NO_BREAK],
  [String.raw`(?<=[\d}#])${SPACES}+(?=(?:${UNITS})(?![\p{L}\p{N}_=/'’-]))`, NO_BREAK],
  [String.raw`(?<=(?<![\p{L}\p{N}])\d{1,2}${SPACES}*h)${SPACES}+(?=[0-5]\d(?![\p{L}\p{N}]))`, NO_BREAK],
  [String.raw`(?<=(?<!\d)(?:\d{1,2}|1er))${SPACES}+(?=(?:${MONTHS})(?!\p{L}))`, NO_BREAK],
  [String.raw`(?<=(?<!\p{L})(?:${MONTHS}))${SPACES}+(?=\d{4}(?!\d))`, NO_BREAK],
  [String.raw`(?<=(?<![\p{L}\p{N}])(?:${NUMBERED}))${SPACES}+(?=\d)`, NO_BREAK],
  [String.raw`(?<=(?<![\p{L}\p{N}])(?:MM?\.|Mmes?|Dr))${SPACES}+(?=\p{Lu})`, NO_BREAK],
  [String.raw`(?<=(?<![\p{L}\p{N}])[nN]°)${SPACES}*(?=\d)`, NO_BREAK],
  [String.raw`(?<=(?<![\p{L}\p{N}])(?:p\.|art\.|§))${SPACES}+(?=\d)`, NO_BREAK],
  [
    String.raw`(?<![\d+])(?:\+\d{2}${SPACES}\d|0\d)(?:${SPACES}\d{2}){4}(?!\d)`,
    (phone) => phone.replace(/\s/g, NO_BREAK),
  ],
  [String.raw`(?<=\bQR) (?=codes?\b)|(?<=\bPlace) (?=ID\b)`, NO_BREAK],
  ["(?<=[^\\s\\d] )-(?= [^\\s\\d])", "–"],
];

function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, NARROW);
}

/** Makes a rule that does not change the inside of addresses; a space may still be set before one. */
function outsideAddresses([pattern, replacement]: Rule): (text: string) => string {
  const rule = new RegExp(pattern, "gu");
  return (text) => {
    // Only searched for if the rule matches: thousands of pages have a hundred texts each.
    let addresses: { start: number; end: number }[] | undefined;
    return text.replace(rule, (found: string, at: number) => {
      addresses ??= addressesIn(text);
      if (addresses.some(({ start, end }) => at < end && (at > start || (at === start && found !== "")))) return found;
      return typeof replacement === "string" ? replacement : replacement(found);
    });
  };
}

const addressesIn = (text: string) =>
  [...text.matchAll(VERBATIM)].map(({ 0: address, index }) => ({ start: index, end: index + address.length }));

const STEPS = [frenchQuotationMarks, ...RULES.map(outsideAddresses)];

/**
 * Applies French typography to plainly typed text: apostrophes, guillemets, no-break spaces (U+00A0 before : ; ! ? and
 * inside « », U+202F between groups of digits), euros, per cent, units, dates, ellipses. Addresses, letters and digits
 * stay as they are. Applying it twice changes nothing more.
 * @param text text of one JSON field
 * @returns the text as a visitor reads it
 */
export function typeset(text: string): string {
  return STEPS.reduce((typed, step) => step(typed), text);
}
