const MOST = 1_000_000_000;

/**
 * Reads a number as people write it: `25 000`, `25.000`, `25k`.
 * @returns a whole number from 0 to a billion; 0 for what is none
 */
export function readCount(typed: string): number {
  const [, digits = "", unit = ""] = /^(\d[\d\s.,'’_]*)(k|m)?$/iu.exec(typed.trim().slice(0, 40)) ?? [];
  const factor = { k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  const value =
    factor > 1 ? Number(digits.replace(/[^\d.,]/g, "").replace(",", ".")) : Number(digits.replace(/\D/g, ""));
  return Number.isFinite(value) ? Math.min(MOST, Math.round(value * factor)) : 0;
}
