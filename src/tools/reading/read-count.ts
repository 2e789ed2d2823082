const LONGEST = 100;
const MOST = 1_000_000_000_000;
/** What a number field may hold; three digits after a dot or comma are thousands. */
const PLAIN = /^(?!\d{1,3}([.,]\d{3})+$)\d*[.,]?\d+(e\d+)?$/i;

/**
 * Before a unit, the digits after the last dot or comma are a fraction; without one, three digits are another group.
 */
const FRACTION = /^(.*?)(?:[.,](\d+))?\s*$/;
const FRACTION_OR_GROUP = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?\s*$/;
/** Floating-point error: `32,7k` is 32700, not 32701. */
const ROUNDING_ERROR = 1e-6;

/** A number, its unit, and the name of what it counts; not one of several numbers. */
const COUNTED = /^(\d[\d\s.,'’_]*)(k|m|mill\p{L}*)?(?!\p{L})[^\d]*$/iu;
const UNITS = [
  [/^(k|milles?|milliers?)$/i, 1_000],
  [/^(m|millions?)$/i, 1_000_000],
  [/^milliards?$/i, 1_000_000_000],
] as const;

/** A number partly in words, a count of tens or dozens, or a rate per another period than a month. */
const OTHERWISE =
  /mill\D*\d|(?:diz|cent|douz)aine|(?:\/|par|chaque)\s*(?:h|heures?|j|jours?|nuits?|sem|semaines?|week-?ends?|trimestres?|semestres?|ans?|ann[eé]es?)(?!\p{L})|l[’']an|(?:quotid|hebdo|annu)\p{L}/iu;

/** More than the number: a phrase before it, or a `+` after it. */
const MORE = /^\D*(?:plus\s+de|>(?!\s*=))|\d\s*\+\D*$/iu;

/**
 * Reads a number as people write it: `25 000`, `25.000`, `25k`, `1,5`, `10 000,5`, `1e5`, `environ 25 mille clics`.
 * @returns a whole number from 0 to a thousand billion, rounded up; 0 if it is not a number
 */
export function readCount(typed: string): number {
  if (typed.length > LONGEST || OTHERWISE.test(typed)) return 0;
  const text = typed.normalize("NFKC").replace(/\p{Cf}|^[^\d.,-]+|\s+$/gu, "");
  const more = MORE.test(typed) ? 1 : 0;
  if (PLAIN.test(text)) return Math.min(MOST, Math.ceil(Number(text.replace(",", ".")) + more));
  const [, digits = "", unit = ""] = COUNTED.exec(text) ?? [];
  const factor = unit ? (UNITS.find(([names]) => names.test(unit))?.[1] ?? 0) : 1;
  const [, whole = "", fraction = ""] = (unit ? FRACTION : FRACTION_OR_GROUP).exec(digits)!;
  const value = Number(`${whole.replace(/\D/g, "")}.${fraction}`);
  const count = Math.ceil(value * factor - ROUNDING_ERROR);
  return Math.min(MOST, count && count + more) || 0;
}

/** Whether the text is a number for `readCount`, or empty. */
export const isCount = (typed: string): boolean => /^[\s.,]*(0[0\D]*)?$/.test(typed) || readCount(typed) > 0;
