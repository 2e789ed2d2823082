import { tidy } from "./conversion";

/** E.164: at most 15 digits, the country's code included; the shortest real ones have seven. */
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 7;

export type Phone =
  | { digits: string; assumedFrench: boolean; problem?: undefined }
  | { problem: "number-letters" | "number-short" | "number-long"; digits?: undefined };

/**
 * Reads a phone number as people write it.
 * @param text `06 39 98 12 34`, `+33 (0)6 39 98 12 34`, `0033…`; a ten-digit number that starts with 0 is taken as French
 * @returns the international number, digits only, without `+` or the 0 of the country
 */
export function readPhone(text: string): Phone {
  const typed = tidy(text)
    .replace(/^tel:/i, "")
    .replace(/\(0\)/g, "")
    .replace(/[\s().\-/\u2010-\u2015]/g, "");
  if (!/^\+?\d*$/.test(typed)) return { problem: "number-letters" };
  const isInternational = typed.startsWith("+") || typed.startsWith("00");
  const digits = typed.replace(/^\+|^00/, "").replace(/^330(?=[1-9]\d{8}$)/, "33");
  const isFrench = !isInternational && /^0[1-9]\d{8}$/.test(digits);
  const whole = isFrench ? `33${digits.slice(1)}` : digits;
  if (whole.length < FEWEST_DIGITS || whole.startsWith("0")) return { problem: "number-short" };
  if (whole.length > MOST_DIGITS) return { problem: "number-long" };
  return { digits: whole, assumedFrench: isFrench };
}
