import type { MessageCode } from "../../content/tool-names";
import { decodePart, type Pair, readPairs, readUrl, withPairs } from "../address";
import { tidy } from "../clean-text";
import type { Carried, NoteOf } from "../conversion";

/** The fields that are labels, in the order in which they are written. */
export const LABELS = ["source", "medium", "campaign", "term", "content"] as const;
export type Label = (typeof LABELS)[number];
export type UtmValues = Record<Label | "link", string>;

const NEEDED: readonly Label[] = ["source", "medium", "campaign"];
const LONG_LABEL = 100;

/** The label that a parameter is: `utm_source` is `source`, whatever its case. */
const labelOf = ({ name }: Pair): Label | undefined => LABELS.find((label) => name.toLowerCase() === `utm_${label}`);

/**
 * What advertising networks and mailing services fill in where it stands letter for letter: `{{campaign.name}}`,
 * `{ifmobile:mob}`, `__CAMPAIGN_NAME__`, `*|CAMPAIGN_UID|*`.
 */
const MACRO = /(\{\{?[^{}]+\}?\}|__[A-Z0-9_]+__|\*\|[^|]+\|\*)/g;

const aroundMacros = (text: string, change: (part: string) => string) =>
  text
    .split(MACRO)
    .map((part, at) => (at % 2 ? part : change(part)))
    .join("");

/**
 * One spelling for one thing: lower case, no accent, hyphens between words. Applying it twice changes nothing more.
 * @param text a label as typed, or as an address writes it (`soldes%20hiver`); its macros stay letter for letter
 * @returns empty where that spelling would lose a letter (`Ночь`), or nothing is left to spell (`#`)
 */
export function normaliseLabel(text: string): string {
  const plain = aroundMacros(tidy(aroundMacros(text, decodePart)), (part) =>
    part
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/œ/g, "oe")
      .replace(/æ/g, "ae")
      .replace(/ß/g, "ss"),
  );
  if (/(?![a-z0-9])[\p{L}\p{N}]/u.test(plain.replace(MACRO, ""))) return "";
  return aroundMacros(plain, (part) => part.replace(/(?<!-)-*[^a-z0-9._~{}|+-][^a-z0-9._~{}|+]*/g, "-")).replace(
    /^-+|(?<!-)-+$/g,
    "",
  );
}

/** Applies the one spelling to every label that has it. */
export const fixLabels = (values: UtmValues): UtmValues => ({
  ...values,
  ...Object.fromEntries(LABELS.map((label) => [label, normaliseLabel(values[label]) || values[label]])),
});

/** The labels that the link in the field `link` carries, by their fields; the last of a repeated one. */
export const carriedLabels: Carried = ({ link = "" }) =>
  Object.fromEntries(
    readPairs(readUrl(link)?.search ?? "").flatMap((pair) => {
      const label = labelOf(pair);
      return label ? [[label, tidy(pair.value)]] : [];
    }),
  );

/**
 * Reads the labels of an existing link.
 * @param link anything
 * @returns the labels that it carries (the last of a repeated one), and the link without them; undefined without any
 */
export function readLabels(link: string): Partial<UtmValues> | undefined {
  const url = readUrl(link);
  const labels = carriedLabels({ link });
  if (!url || Object.keys(labels).length === 0) return undefined;
  const others = readPairs(url.search).filter((pair) => !labelOf(pair));
  return { ...labels, link: withPairs(url, others) };
}

/** A macro is filled in where its braces, its bars and its colon stand as they are. */
const encoded = (value: string) => encodeURIComponent(value).replace(/%(7[BCD]|3A)/g, decodeURIComponent);

/**
 * Adds labels to a link, and checks them.
 * @param values the link and its labels, as typed
 * @returns the link (its own labels of the same names replaced), what to say, whether `fixLabels` would help, and
 *   whether the link carries labels that say something else than the fields
 */
export function labelLink(values: UtmValues): {
  url?: string;
  notes: NoteOf<"utm">[];
  canFix: boolean;
  carries: boolean;
} {
  const url = readUrl(values.link);
  const checks = LABELS.flatMap((label) => checkLabel(label, tidy(values[label])));
  const canFix = LABELS.some((label) => ![tidy(values[label]), ""].includes(normaliseLabel(values[label])));
  const source = normaliseLabel(values.source);
  if (source && source === normaliseLabel(values.medium)) {
    checks.push({ code: "same", level: "warning", field: "medium", fill: { mot: source } });
  }
  if (!url) {
    const missing: NoteOf<"utm"> = {
      code: tidy(values.link) ? "not-a-link" : "link-missing",
      level: "problem",
      field: "link",
    };
    return { notes: [missing, ...checks], canFix, carries: false };
  }
  const pairs = readPairs(url.search);
  const own = carriedLabels(values);
  const replaced = LABELS.filter((label) => ![undefined, tidy(values[label])].includes(own[label]));
  const names = pairs.flatMap((pair) => labelOf(pair) ?? []);
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  const typed = LABELS.filter((label) => tidy(values[label]));
  const added = typed.map((label): Pair => {
    const value = tidy(values[label]);
    return { raw: `utm_${label}=${encoded(value)}`, name: `utm_${label}`, value };
  });
  const kept = pairs.filter((pair) => !typed.includes(labelOf(pair)!));
  const notes: NoteOf<"utm">[] = [
    ...checks,
    ...repeated.map((mot): NoteOf<"utm"> => ({ code: "duplicate", level: "warning", fill: { mot: `utm_${mot}` } })),
    ...(replaced.length > 0
      ? [
          {
            code: "carries",
            level: "warning",
            fill: { mot: replaced.map((name) => `utm_${name}`).join(", ") },
          } as const,
        ]
      : []),
  ];
  return { url: withPairs(url, [...kept, ...added]), notes, canFix, carries: replaced.length > 0 };
}

function checkLabel(label: Label, typed: string): NoteOf<"utm">[] {
  const proposed = normaliseLabel(typed);
  const note = (code: MessageCode<"utm">, level: NoteOf<"utm">["level"] = "warning"): NoteOf<"utm"> => ({
    code,
    level,
    field: label,
    fill: { mot: `utm_${label}`, autre: proposed, n: typed.length, max: LONG_LABEL },
  });
  if (!typed) return NEEDED.includes(label) ? [note("missing", "info")] : [];
  const spelt = typed.replace(MACRO, "");
  const spelling = [
    ...(spelt !== spelt.toLowerCase() ? [note("case")] : []),
    ...(/\s/.test(spelt) ? [note("space")] : []),
    ...(/\p{M}/u.test(spelt.normalize("NFD")) ? [note("accent")] : []),
    ...(/[&?#=%/]/.test(spelt) ? [note("signs")] : []),
  ];
  const others = [...(/@/.test(typed) ? [note("personal")] : []), ...(typed.length > LONG_LABEL ? [note("long")] : [])];
  if (!proposed) return [note("letters"), ...others];
  // What is offered to be corrected has its reason: an apostrophe, a colon, a comma.
  if (proposed !== typed && spelling.length + others.length === 0) spelling.push(note("signs"));
  return [...spelling, ...others];
}
