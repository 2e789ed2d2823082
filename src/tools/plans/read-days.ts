import { isQuantity, readQuantity, type Units } from "../reading/read-quantity";

/** A year is twelve months of 30 days: the largest plan keeps « 2 ans ». */
const DAYS: Units = [
  [/^(j|jours?)?$/i, 1],
  [/^(sem|semaines?)$/i, 7],
  [/^mois$/i, 30],
  [/^trimestres?$/i, 90],
  [/^semestres?$/i, 180],
  [/^(ans?|ann[eé]es?)$/i, 360],
];

/** Reads a duration in days, unless it has another unit: `90`, `6 mois`, `2 ans`; rounded up, 0 for none. */
export const readDays = (typed: string): number => Math.ceil(readQuantity(typed, DAYS) ?? 0);

/** Whether the text is a duration or empty. */
export const isDays = (typed: string): boolean => isQuantity(typed, DAYS);
