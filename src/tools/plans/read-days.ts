import { isQuantity, readQuantity, type Units } from "../reading/read-quantity";

/** A year is twelve months of 30 days: « 2 ans » is what the largest plan keeps. */
const DAYS: Units = [
  [/^(j|jours?)?$/i, 1],
  [/^(sem|semaines?)$/i, 7],
  [/^mois$/i, 30],
  [/^trimestres?$/i, 90],
  [/^semestres?$/i, 180],
  [/^(ans?|ann[eé]es?)$/i, 360],
];

/** A duration in whole days, unless its unit says otherwise: `90`, `6 mois`, `2 ans`; 0 for what is none. */
export const readDays = (typed: string): number => Math.ceil(readQuantity(typed, DAYS) ?? 0);

/** Whether what was typed is a duration, or nothing at all. */
export const isDays = (typed: string): boolean => isQuantity(typed, DAYS);
