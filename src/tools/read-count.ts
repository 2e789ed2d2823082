const MOST = 1_000_000_000;
/** What a number field may hold; three digits after a dot or comma are thousands. */
const PLAIN = /^(?!\d{1,3}([.,]\d{3})+$)\d*[.,]?\d+(e\d+)?$/i;

/**
 * Reads a number as people write it: `25 000`, `25.000`, `25k`, `1,5`, `1e5`.
 * @returns a whole number from 0 to a billion, rounded up; 0 for what is none
 */
export function readCount(typed: string): number {
  const text = typed.trim().slice(0, 40);
  if (PLAIN.test(text)) return Math.min(MOST, Math.ceil(Number(text.replace(",", "."))));
  const [, digits = "", unit = ""] = /^(\d[\d\s.,'’_]*)(k|m)?$/i.exec(text) ?? [];
  const factor = /k/i.test(unit) ? 1_000 : unit ? 1_000_000 : 1;
  const value =
    factor > 1 ? Number(digits.replace(/[^\d.,]/g, "").replace(",", ".")) : Number(digits.replace(/\D/g, ""));
  return Math.min(MOST, Math.round(value * factor)) || 0;
}
