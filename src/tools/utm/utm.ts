import type { MessageCode } from "../../content/tools/names";
import { unaccented } from "../../content/text/unaccented";
import { decodePart, type Pair, readPairs, withPairs } from "../reading/address";
import { tidy } from "../reading/clean-text";
import { isSigned } from "../reading/signed";
import { readTarget } from "../reading/unwrap";
import type { FieldReader, NoteOf } from "../conversion";

/** The UTM parameters, by field name, in the order in which they are written. */
export const PARAMETERS = ["source", "medium", "campaign", "term", "content"] as const;
type Parameter = (typeof PARAMETERS)[number];
export type UtmValues = Record<Parameter | "link", string>;

const REQUIRED: readonly Parameter[] = ["source", "medium", "campaign"];
const LONG_VALUE = 100;

/** The UTM parameter of a query pair: `utm_source`, in any case, is `source`. */
const parameterOf = ({ name }: Pair): Parameter | undefined =>
  PARAMETERS.find((parameter) => name.toLowerCase() === `utm_${parameter}`);

/**
 * Placeholders that advertising networks and mailing services fill in if they are left intact: `{{campaign.name}}`,
 * `{ifmobile:mob}`, `__CAMPAIGN_NAME__`, `*|CAMPAIGN_UID|*`.
 */
const MACRO = /(\{\{?[^{}]+\}?\}|__[A-Z0-9_]+__|\*\|[^|]+\|\*)/g;

const aroundMacros = (text: string, change: (part: string) => string) =>
  text
    .split(MACRO)
    .map((part, at) => (at % 2 ? part : change(part)))
    .join("");

/**
 * The normalised spelling: lower case, no accent, hyphens between words. Applying it twice changes nothing more.
 * @param text a value as typed, or as a URL encodes it (`soldes%20hiver`); its macros are left intact
 * @returns empty if that spelling would lose a letter (`Ночь`), or if nothing is left (`#`)
 */
export function normaliseValue(text: string): string {
  const decoded = tidy(aroundMacros(text, decodePart));
  const plain = aroundMacros(decoded, unaccented);
  // An escape that cannot be decoded stands for a letter in an older encoding.
  if (/%[89A-F][\dA-F]/.test(decoded) || /(?![a-z0-9])[\p{L}\p{N}]/u.test(plain.replace(MACRO, ""))) return "";
  return aroundMacros(plain, (part) => part.replace(/(?<!-)-*[^a-z0-9._~{}|+-][^a-z0-9._~{}|+]*/g, "-")).replace(
    /^-+|(?<!-)-+$/g,
    "",
  );
}

/** Whether a value holds an e-mail address, as it is or as the address bar shows it. */
const isPersonal = (value: string) => decodePart(value).includes("@");

/** The normalised spelling, empty for an e-mail address: it would only be hidden by it. */
const spelling = (value: string) => (isPersonal(value) ? "" : normaliseValue(value));

/** A value without its last hyphens: while somebody types, they are half of `soldes-hiver`. */
const whole = (value: string) => value.replace(/(?<!-)-+$/, "");

/** Normalises every value that has a normalised spelling. */
export const fixValues = (values: UtmValues): UtmValues => ({
  ...values,
  ...Object.fromEntries(PARAMETERS.map((parameter) => [parameter, spelling(values[parameter]) || values[parameter]])),
});

/** The UTM parameters of the link in the field `link`, by field name; the last one if repeated. */
export const fieldsFromLink: FieldReader = ({ link = "" }) =>
  Object.fromEntries(
    readPairs(readTarget(link)?.search ?? "").flatMap((pair) => {
      const parameter = parameterOf(pair);
      return parameter ? [[parameter, tidy(pair.value)]] : [];
    }),
  );

/**
 * Reads the UTM parameters of an existing link.
 * @param link anything
 * @returns its parameters (the last one if repeated), and the link without them; undefined without any
 */
export function readParameters(link: string): Partial<UtmValues> | undefined {
  const url = readTarget(link);
  const parameters = fieldsFromLink({ link });
  if (!url || Object.keys(parameters).length === 0) return undefined;
  const others = readPairs(url.search).filter((pair) => !parameterOf(pair));
  return { ...parameters, link: withPairs(url, others) };
}

/**
 * A macro needs its braces, bars, colon and slashes unencoded; outside a macro, a bar may cut the link. `{{ name }}` is
 * `{{name}}`, and no mailing service reads `{{%20name%20}}`.
 */
const encoded = (value: string) =>
  value
    .split(MACRO)
    .map((part, at) =>
      encodeURIComponent(at % 2 ? part.replace(/(?<=[{|])\s+|\s+(?=[|}])/g, "") : part).replace(
        at % 2 ? /%(7[BCD]|3A|2F)/g : /%(7[BD]|3A)/g,
        decodeURIComponent,
      ),
    )
    .join("");

/**
 * Tags a link with its UTM parameters, and checks their values.
 * @param values the link and its parameters, as typed
 * @returns the link (its own parameters of the same names replaced), the notes, whether `fixValues` would help, and
 *   whether the link has parameters that differ from the fields
 */
export function tagLink(values: UtmValues): {
  url?: string;
  notes: NoteOf<"utm">[];
  canFix: boolean;
  carries: boolean;
} {
  const url = readTarget(values.link);
  const checks = PARAMETERS.flatMap((parameter) => checkValue(parameter, tidy(values[parameter])));
  const canFix = PARAMETERS.some(
    (parameter) => ![whole(tidy(values[parameter])), ""].includes(spelling(values[parameter])),
  );
  const source = normaliseValue(values.source);
  if (source && source === normaliseValue(values.medium)) {
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
  const own = fieldsFromLink(values);
  const replaced = PARAMETERS.filter((parameter) => ![undefined, tidy(values[parameter])].includes(own[parameter]));
  const names = pairs.flatMap((pair) => parameterOf(pair) ?? []);
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  const typed = PARAMETERS.filter((parameter) => tidy(values[parameter]));
  const added = typed.map((parameter): Pair => {
    const value = tidy(values[parameter]);
    return { raw: `utm_${parameter}=${encoded(value)}`, name: `utm_${parameter}`, value };
  });
  // The fields decide: they took the link's own values, and an emptied one removes its parameter.
  const kept = pairs.filter((pair) => !parameterOf(pair));
  const notes: NoteOf<"utm">[] = [
    ...checks,
    ...(isSigned(pairs) ? [{ code: "signed", level: "warning", field: "link" } as const] : []),
    ...[...repeated].map((mot): NoteOf<"utm"> => ({
      code: "duplicate",
      level: "warning",
      fill: { mot: `utm_${mot}` },
    })),
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

function checkValue(parameter: Parameter, typed: string): NoteOf<"utm">[] {
  const proposed = normaliseValue(typed);
  const note = (code: MessageCode<"utm">, level: NoteOf<"utm">["level"] = "warning"): NoteOf<"utm"> => ({
    code,
    level,
    field: parameter,
    fill: { mot: `utm_${parameter}`, autre: proposed, n: typed.length, max: LONG_VALUE },
  });
  if (!typed) return REQUIRED.includes(parameter) ? [note("missing", "info")] : [];
  const spelt = typed.replace(MACRO, "");
  const spelling = [
    ...(spelt !== spelt.toLowerCase() ? [note("case")] : []),
    ...(/\s/.test(spelt) ? [note("space")] : []),
    ...(/\p{M}/u.test(spelt.normalize("NFD")) ? [note("accent")] : []),
    ...(/[&?#=%/]/.test(spelt) ? [note("signs")] : []),
  ];
  const others = [
    ...(isPersonal(typed) ? [note("personal")] : []),
    ...(typed.length > LONG_VALUE ? [note("long")] : []),
  ];
  // No spelling of an e-mail address is any better.
  if (isPersonal(typed)) return others;
  if (!proposed) return [note("letters"), ...others];
  // A proposed correction has a note that explains it: an apostrophe, a colon, a comma.
  if (proposed !== whole(typed) && spelling.length + others.length === 0) spelling.push(note("signs"));
  // One note per value: normalising fixes them all.
  return [...(spelling.length > 1 ? [note("several")] : spelling), ...others];
}
