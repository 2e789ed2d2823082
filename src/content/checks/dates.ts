import { type Problem, warning } from "../problem";
import { date as dateShape } from "../shapes/fields";
import { fits } from "../shapes/tree";
import type { Document } from "./document";

const DAY_MS = 86_400_000;
/** For how long a fact counts as checked. */
export const FRESH_DAYS = 180;
/** No page of the site is older: 1926 or 2006 is a typing error. */
const EARLIEST = Date.parse("2020-01-01");

/**
 * Warns about dates in the future or older than any page, and about facts not checked for `FRESH_DAYS`.
 * @param today the day of the check
 */
export function checkDates({ value, at }: Document, today: Date): Problem[] {
  return ["updated", "verifieLe"].flatMap((field) => {
    const date = value[field];
    // Date.parse also accepts other formats: 12/11/2026, « le 5 mars », a year alone.
    if (typeof date !== "string" || !fits(dateShape, date)) return [];
    const time = Date.parse(date);
    const age = Math.floor((today.getTime() - time) / DAY_MS);
    // One day of grace for time zones.
    if (age < -1) {
      return [
        warning({
          ...at([field]),
          message: `la date ${date} est dans le futur`,
          remedy: `écrivez ${today.toISOString().slice(0, 10)} ou une date passée`,
        }),
      ];
    }
    if (time < EARLIEST) {
      return [
        warning({
          ...at([field]),
          message: `la date ${date} est trop ancienne pour une page du site`,
          remedy: `corrigez l'année, ou écrivez ${today.toISOString().slice(0, 10)}`,
        }),
      ];
    }
    if (field !== "verifieLe" || age <= FRESH_DAYS) return [];
    return [
      warning({
        ...at([field]),
        message: `les faits de cette page n'ont pas été revus depuis ${age} jours`,
        remedy: "relisez-les, corrigez-les et mettez la date du jour",
      }),
    ];
  });
}
