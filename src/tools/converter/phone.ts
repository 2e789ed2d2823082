import { bareNumber } from "../reading/bare-number";
import { tidy } from "../reading/clean-text";
import { DIALLED_TRUNK_PREFIX, TRUNK_PREFIX } from "../reading/trunk-prefix";

/** E.164: at most 15 digits, country code included; the shortest real ones have seven. */
const MOST_DIGITS = 15;
/** Without its country code, with its 0. */
const MOST_FRENCH = 10;
const FEWEST_DIGITS = 7;
/** French numbers, with the country code: one digit more or less reaches nobody. */
const FRENCH_DIGITS = 11;
/**
 * A French number whose 0 a spreadsheet dropped; only a few islands have such numbers: of these, 681 and 687 are
 * French.
 */
const WITHOUT_ZERO = /^([17]\d{8}|6(?!8[17])\d{8})$/;
/**
 * Overseas France has its own country codes; 06 39 98, inside Mayotte's range, is reserved for fiction. The fixed
 * numbers of Saint-Pierre-et-Miquelon have six digits after their code, which France dials as 0508.
 */
const OVERSEAS: readonly [code: string, numbers: RegExp][] = [
  ["262", /^0(26[239]|69[23]|639(?!98)|7092|7093[5-7]|947[89]|939[89])/],
  ["", /^0508[45]/],
  ["508", /^0708[45]/],
  ["590", /^0(590|69[01]|7090|9475|939[57])/],
  ["594", /^0([56]94|7093[0-3]|9476)/],
  ["596", /^0(596|69[67]|7091|9477)/],
];

type Phone =
  | { digits: string; assumed?: "french" | "overseas" | "whole"; problem?: undefined }
  | { problem: "number-letters" | "number-short" | "number-long"; digits?: undefined };

/**
 * Reads a phone number as people write it.
 * @param text `06 39 98 12 34`, `+33 (0)6 39 98 12 34`, `0033…`; a ten-digit number that starts with 0 is taken as
 *   French, overseas if its first digits are; any other without `+` or `00` is taken to start with its country code,
 *   unless it looks like a French one that lacks its 0
 * @returns the international number, digits only, without `+` or trunk 0, and what it was taken for
 */
export function readPhone(text: string): Phone {
  const typed = bareNumber(tidy(text))
    .replace(DIALLED_TRUNK_PREFIX, "0")
    .replace(/\(0\)/g, "")
    .replace(/[\s().·\-/\u2010-\u2015]/g, "");
  if (!/^\+?\d*$/.test(typed)) return { problem: "number-letters" };
  const isInternational = typed.startsWith("+") || typed.startsWith("00");
  const digits = typed.replace(/^\+|^00/, "").replace(TRUNK_PREFIX, "$1");
  const isFrench = !isInternational && /^0[1-9]\d{8}$/.test(digits);
  const overseas = OVERSEAS.find(([, numbers]) => numbers.test(digits))?.[0];
  const whole = isFrench ? (overseas ?? "33") + digits.slice(1) : digits;
  const [fewest, most] = whole.startsWith("33") ? [FRENCH_DIGITS, FRENCH_DIGITS] : [FEWEST_DIGITS, MOST_DIGITS];
  if (whole.length > (whole.startsWith("0") ? MOST_FRENCH : most)) return { problem: "number-long" };
  if (whole.length < fewest || whole.startsWith("0")) return { problem: "number-short" };
  if (!isInternational && WITHOUT_ZERO.test(whole)) return { problem: "number-short" };
  if (isInternational) return { digits: whole };
  return { digits: whole, assumed: overseas !== undefined ? "overseas" : isFrench ? "french" : "whole" };
}
