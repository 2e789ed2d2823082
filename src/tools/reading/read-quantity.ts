import { readCount } from "./read-count";

/** What a unit is called, as a whole word, and its worth in the smallest one; the empty name is for a number alone. */
export type Units = readonly (readonly [names: RegExp, worth: number])[];

const LONGEST = 40;
/** Other words may hold a number or a unit of their own: « un mètre 50 », « 10 à 20 ». */
const QUANTITY =
  /^(?:(?:environ|env\.?|à|au moins|jusqu['’]à|[~≈])\s*)?(\d[\d\s'’]*(?:[.,]\d*)?)\s*(\p{L}*)\.?(?:\s+(?:environ|max(?:imum)?\.?|au plus|glissants|d['’]historique))?$/iu;

/**
 * Reads one number and its unit: `2,5 mètres`, `environ 6 mois`, `20`.
 * @returns null for nothing, and for what holds anything else: another number, an unknown unit
 */
export function readQuantity(typed: string, units: Units): number | null {
  const text = typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();
  const [, number, name = ""] = (text.length <= LONGEST && QUANTITY.exec(text)) || [];
  const worth = units.find(([names]) => names.test(name))?.[1];
  if (number === undefined || worth === undefined) return null;
  // In thousandths, as half a metre is no count; of the smallest units, a point may part thousands.
  return worth <= 1 ? readCount(number) * worth : (readCount(`${number}k`) * worth) / 1000;
}

/** Whether what was typed is a quantity in these units, or nothing at all. */
export const isQuantity = (typed: string, units: Units): boolean =>
  !typed.trim() || readQuantity(typed, units) !== null;
