const MOST = 1_000_000_000;
/** What a number field may hold; three digits after a dot or comma are thousands. */
const PLAIN = /^(?!\d{1,3}([.,]\d{3})+$)\d*[.,]?\d+(e\d+)?$/i;

/** Before a unit, what follows the last dot or comma is a fraction; without one, three digits are one group more. */
const FRACTION = /^(.*?)(?:[.,](\d+))?\s*$/;
const FRACTION_OR_GROUP = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?\s*$/;
/** `1,1k` is no more than 1100. */
const ROUNDING_ERROR = 1e-6;

/** A number, its unit, and the name of what it counts; not the first one of several. */
const COUNTED = /^(\d[\d\s.,'’_]*)(k|m|mille|millions?)?(?!\p{L})[^\d]*$/iu;

/**
 * Reads a number as people write it: `25 000`, `25.000`, `25k`, `1,5`, `10 000,5`, `1e5`, `environ 25 mille clics`.
 * @returns a whole number from 0 to a billion, rounded up; 0 for what is none
 */
export function readCount(typed: string): number {
  const text = typed
    .normalize("NFKC")
    .replace(/\p{Cf}|^[^\d.,-]+|\s+$/gu, "")
    .slice(0, 40);
  if (PLAIN.test(text)) return Math.min(MOST, Math.ceil(Number(text.replace(",", "."))));
  const [, digits = "", unit = ""] = COUNTED.exec(text) ?? [];
  const factor = /^(k|mille)$/i.test(unit) ? 1_000 : unit ? 1_000_000 : 1;
  const [, whole = "", fraction = ""] = (unit ? FRACTION : FRACTION_OR_GROUP).exec(digits)!;
  const value = Number(`${whole.replace(/\D/g, "")}.${fraction}`);
  return Math.min(MOST, Math.ceil(value * factor - ROUNDING_ERROR)) || 0;
}

/** Whether what was typed is a number for `readCount`, or nothing at all. */
export const isCount = (typed: string): boolean => /^[\s0.,]*$/.test(typed) || readCount(typed) > 0;
