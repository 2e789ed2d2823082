/*
 * Stands in for `@emotion/hash` (see src/gatsby/on-create-webpack-config.ts): three characters name a style instead of
 * seven, and each name is on the page twice or more.
 */

/** To be changed when two styles of the site get the same name: the build stops then, and says so. */
const SEED = 1;

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";

const named = new Map<string, string>();

/**
 * Names a style by its content (FNV-1a).
 * @param style a serialised style
 * @returns three characters that a class name may have
 * @throws but in the visitor's browser, where another style has that name
 */
export default function styleName(style: string): string {
  let hash = SEED;
  for (let at = 0; at < style.length; at++) hash = Math.imul(hash ^ style.charCodeAt(at), 0x1000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8;
  const digit = (place: number) => DIGITS[Math.floor(hash / place) % DIGITS.length]!;
  const name = digit(1) + digit(DIGITS.length) + digit(DIGITS.length ** 2);
  if (process.env["BUILD_STAGE"] !== "build-javascript") assertUnique(name, style);
  return name;
}

function assertUnique(name: string, style: string): void {
  const other = named.get(name);
  if (other !== undefined && other !== style)
    throw new Error(`Two styles are named ${name}: change SEED in src/design/style-name.ts.\n${other}\n${style}`);
  named.set(name, style);
}
