/*
 * Replaces `@emotion/hash` (see src/gatsby/on-create-webpack-config.ts): three letters name a style instead of seven
 * characters, and each name is on the page at least twice. Only lower-case letters, which the text uses anyway: with
 * digits and capitals, a compressed page weighs 1 % more.
 */

/** Change it when two styles of the site get the same name: the build then stops, and gives the new value if it can. */
const SEED = 629;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Whether the pages are being built: served styles must have the same names there and in the browser. */
const isBuildingPages = () => process.env["BUILD_STAGE"] === "build-html";

const named = new Map<string, string>();
const clashing: string[] = [];

/**
 * Names a style by its content.
 * @param style a serialised style; Emotion appends its label to the name
 * @returns three letters; more for the second of two styles that would share them
 */
export default function styleName(style: string): string {
  const hash = hashOf(style, SEED);
  const name = shortened(hash);
  const other = named.get(labelled(name, style)) ?? style;
  named.set(labelled(name, style), other);
  if (other === style) return name;
  if (isBuildingPages()) clashing.push(style);
  return name + hash.toString(36);
}

/** @throws when two styles would have shared a name while the pages were built */
export function assertDistinctNames(): void {
  if (clashing.length === 0) return;
  const all = [...new Set([...named.values(), ...clashing])];
  const isFree = (seed: number) =>
    new Set(all.map((style) => labelled(shortened(hashOf(style, seed)), style))).size === all.length;
  const seed = Array.from({ length: 1000 }, (_, at) => SEED + 1 + at).find(isFree) ?? "another";
  throw new Error(`Two styles have one name: set SEED to ${seed} in src/design/style-name.ts.\n${clashing[0]}`);
}

/** FNV-1a, mixed once more so that each of its bits depends on the whole style. */
function hashOf(style: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < style.length; at++) hash = Math.imul(hash ^ style.charCodeAt(at), 0x1000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8;
}

const labelled = (name: string, style: string) => name + (/label:[^;]+/.exec(style)?.[0] ?? "");

function shortened(hash: number): string {
  const letter = (place: number) => LETTERS[Math.floor(hash / place) % LETTERS.length]!;
  return letter(1) + letter(LETTERS.length) + letter(LETTERS.length ** 2);
}
