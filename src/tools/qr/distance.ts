import { isQuantity, readQuantity, type Units } from "../reading/read-quantity";

const CENTIMETRES: Units = [
  [/^(cm|centim[eè]tres?)?$/i, 1],
  [/^m([eè]tres?)?$/i, 100],
  [/^(mm|millim[eè]tres?)$/i, 0.1],
];

/** `1m50`, `1 m 50 cm`: one number of metres. A digit alone may be five centimetres or fifty. */
const inMetres = (typed: string) =>
  typed.replace(/^(\D*\d+)\s*m(?:[eè]tres?)?\s*(\d\d)(?:\s*(?:cm|centim[eè]tres?))?(\.?\s*)$/i, "$1,$2 m$3");

/**
 * How far a reader stands, in centimetres unless the unit says otherwise: `200`, `200 cm`, `1,5 m`, `1m50`, `2 mètres`.
 * @returns null for nothing, and for what is no distance
 */
export const readDistance = (typed: string): number | null => readQuantity(inMetres(typed), CENTIMETRES);

/** Whether what was typed is a distance, or nothing at all. */
export const isDistance = (typed: string): boolean => isQuantity(inMetres(typed), CENTIMETRES);
