import type { Pair } from "./address";

const SIGNATURES = ["signature", "x-amz-signature", "x-goog-signature", "sig", "hmac"];
/** What Discord's and Meta's files carry together: when they expire, and the signature. */
const EXPIRING: readonly [string, string][] = [
  ["ex", "hm"],
  ["oe", "oh"],
];

/** Whether an address is signed: one letter changed, and it refuses. */
export function isSigned(pairs: readonly Pair[]): boolean {
  const names = new Set(pairs.map(({ name }) => name.toLowerCase()));
  return SIGNATURES.some((name) => names.has(name)) || EXPIRING.some((two) => two.every((name) => names.has(name)));
}
