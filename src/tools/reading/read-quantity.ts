import { readCount } from "./read-count";

/** The names of a unit, as whole words, and its value in the base unit; the empty name is for a number alone. */
export type Units = readonly (readonly [names: RegExp, worth: number])[];

const LONGEST = 40;
/** Other words are refused, as they may hold a number or a unit: « un mètre 50 », « 10 à 20 ». */
const QUANTITY =
  /^(?:(?:environ|env\.?|à|au moins|jusqu['’]à|[~≈])\s*)?(\d[\d\s'’]*(?:[.,]\d*)?)\s*(\p{L}*)\.?(?:\s+(?:environ|max(?:imum)?\.?|au plus|glissants|d['’]historique))?$/iu;

/**
 * Reads one number and its unit: `2,5 mètres`, `environ 6 mois`, `20`.
 * @returns in the base unit; null if empty or with anything else: another number, an unknown unit
 */
export function readQuantity(typed: string, units: Units): number | null {
  const text = typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();
  const [, number, name = ""] = (text.length <= LONGEST && QUANTITY.exec(text)) || [];
  const worth = units.find(([names]) => names.test(name))?.[1];
  if (number === undefined || worth === undefined) return null;
  // In thousandths, because `readCount` rounds half a metre up; in small units, a dot may separate thousands.
  return worth <= 1 ? readCount(number) * worth : (readCount(`${number}k`) * worth) / 1000;
}

/** Whether the text is a quantity in these units, or empty. */
export const isQuantity = (typed: string, units: Units): boolean =>
  !typed.trim() || readQuantity(typed, units) !== null;
