/*
 * Stands in for `@emotion/hash` (see src/gatsby/on-create-webpack-config.ts): three characters name a style instead of
 * seven, and each name is on the page twice or more.
 */

/** To be changed when two styles of the site get the same name: the build stops then, and says to what. */
const SEED = 2;

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";

/** Whether the pages are being built: what a page shows first must have the same name there and in the browser. */
const isBuildingPages = () => process.env["BUILD_STAGE"] === "build-html";

const named = new Map<string, string>();
const clashing: string[] = [];

/**
 * Names a style by its content.
 * @param style a serialised style
 * @returns three characters that a class name may have; more for the second of two styles that would share them
 */
export default function styleName(style: string): string {
  const hash = hashOf(style, SEED);
  const name = shortened(hash);
  const other = named.get(name) ?? style;
  named.set(name, other);
  if (other === style) return name;
  if (isBuildingPages()) clashing.push(style);
  return name + hash.toString(36);
}

/** @throws where two styles would have shared a name while the pages were built */
export function assertDistinctNames(): void {
  if (clashing.length === 0) return;
  const all = [...new Set([...named.values(), ...clashing])];
  const isFree = (seed: number) => new Set(all.map((style) => shortened(hashOf(style, seed)))).size === all.length;
  const seed = Array.from({ length: 100 }, (_, at) => SEED + 1 + at).find(isFree) ?? "another";
  throw new Error(`Two styles have one name: set SEED to ${seed} in src/design/style-name.ts.\n${clashing[0]}`);
}

/** FNV-1a, mixed once more so that each of its bits depends on the whole style. */
function hashOf(style: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < style.length; at++) hash = Math.imul(hash ^ style.charCodeAt(at), 0x1000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8;
}

function shortened(hash: number): string {
  const digit = (place: number) => DIGITS[Math.floor(hash / place) % DIGITS.length]!;
  return digit(1) + digit(DIGITS.length) + digit(DIGITS.length ** 2);
}
