/*
 * Stands in for `@emotion/hash` (see src/gatsby/on-create-webpack-config.ts): three characters name a style instead of
 * seven, and each name is on the page twice or more.
 */

/** To be changed when two styles of the site get the same name: the build stops then, and says so. */
const SEED = 6;

const LENGTH = 3;

const named = new Map<string, string>();
let clash: Error | undefined;

/**
 * Names a style by its content (FNV-1a).
 * @param style a serialised style
 * @returns characters that a class name may have; three of them, unless another style has that name in the browser
 * @throws while the site is built or developed, where another style has that name
 */
export default function styleName(style: string): string {
  let hash = SEED;
  for (let at = 0; at < style.length; at++) hash = Math.imul(hash ^ style.charCodeAt(at), 0x1000193);
  const long = (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0).toString(36).padStart(LENGTH, "0");
  const name = long.slice(-LENGTH);
  const other = named.get(name) ?? style;
  named.set(name, other);
  if (other === style) return name;
  // A state that no built page shows: its style takes a name that nothing else has.
  if (process.env["BUILD_STAGE"] === "build-javascript") return long;
  clash = new Error(`Two styles are named ${name}: change SEED in src/design/style-name.ts.\n${other}\n${style}`);
  throw clash;
}

/** Throws again what React may have taken for a part of the page that has to wait. */
export function assertDistinctNames(): void {
  if (clash) throw clash;
}
