import { isQuantity, readQuantity, type Units } from "../reading/read-quantity";

const CENTIMETRES: Units = [
  [/^(cm|centim[eè]tres?)?$/i, 1],
  [/^m([eè]tres?)?$/i, 100],
  [/^(mm|millim[eè]tres?)$/i, 0.1],
];

/** Turns `1m50` or `1 m 50 cm` into one number of metres. A single digit may mean five centimetres or fifty. */
const inMetres = (typed: string) =>
  typed.replace(/^(\D*\d+)\s*m(?:[eè]tres?)?\s*(\d\d)(?:\s*(?:cm|centim[eè]tres?))?(\.?\s*)$/i, "$1,$2 m$3");

/**
 * Reads how far a reader stands, in centimetres unless it has another unit: `200`, `200 cm`, `1,5 m`, `1m50`,
 * `2 mètres`.
 * @returns centimetres; null if empty or not a distance
 */
export const readDistance = (typed: string): number | null => readQuantity(inMetres(typed), CENTIMETRES);

/** Whether the text is a distance or empty. */
export const isDistance = (typed: string): boolean => isQuantity(inMetres(typed), CENTIMETRES);
