/** Who opens the link. */
interface Visitor {
  country: string;
  device: string;
  system: string;
}

/** One rule of a link: each of its lists must have the visitor's value; without any list, it matches everyone. */
export interface Rule {
  readonly country?: readonly string[] | null;
  readonly device?: readonly string[] | null;
  readonly system?: readonly string[] | null;
}

export type Outcome = "skipped" | "matched" | "unread";

/**
 * Walks a link's rules in order, as the redirect does: the first that matches decides, the others are not read.
 * @returns the outcome of each rule, in order; exactly one is `matched` if the last rule matches everyone
 */
export function route(rules: readonly Rule[], visitor: Visitor): Outcome[] {
  const fit = rules.findIndex((rule) => fits(rule, visitor));
  return rules.map((_, at) => (fit < 0 || at < fit ? "skipped" : at === fit ? "matched" : "unread"));
}

const fits = (rule: Rule, visitor: Visitor) =>
  (["country", "device", "system"] as const).every(
    (trait) => !rule[trait]?.length || rule[trait].includes(visitor[trait]),
  );

/**
 * Replaces a system that the device does not have by the device's first one.
 * @returns the visitor with a system that exists
 */
export function settle(
  visitor: Visitor,
  systems: readonly { readonly value: string; readonly devices: readonly string[] }[],
): Visitor {
  const possible = systems.filter(({ devices }) => devices.includes(visitor.device));
  const exists = possible.some(({ value }) => value === visitor.system);
  return exists || !possible[0] ? visitor : { ...visitor, system: possible[0].value };
}
