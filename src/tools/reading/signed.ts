import type { Pair } from "./address";

const SIGNATURES = ["signature", "x-amz-signature", "x-goog-signature", "sig", "hmac"];
/** The parameters that Discord's and Meta's files have together: the expiry and the signature. */
const EXPIRING: readonly [string, string][] = [
  ["ex", "hm"],
  ["oe", "oh"],
];

/** Whether a URL is signed: with one character changed, it is refused. */
export function isSigned(pairs: readonly Pair[]): boolean {
  const names = new Set(pairs.map(({ name }) => name.toLowerCase()));
  return SIGNATURES.some((name) => names.has(name)) || EXPIRING.some((two) => two.every((name) => names.has(name)));
}
