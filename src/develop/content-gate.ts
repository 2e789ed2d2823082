/* What is saved while Gatsby makes its pages and their answers waits here: Gatsby would miss it until the next save. */

/** A round that ends in an error tells nobody. */
const SHUT_AT_MOST_MS = 5_000;
const ASKS_EVERY_MS = 50;

let limit: NodeJS.Timeout | undefined;
let asking: NodeJS.Timeout | undefined;
const waiting = new Set<() => void>();

const forgetTimers = () => {
  clearTimeout(limit);
  clearInterval(asking);
  limit = asking = undefined;
};

/** Whether what is saved now has to wait. */
export const isGateShut = () => limit !== undefined;

/** Shuts the gate until it is opened, a few seconds at most. */
export function shutGate(): void {
  forgetTimers();
  limit = setTimeout(openGate, SHUT_AT_MOST_MS).unref();
}

/** Opens the gate, and tells whoever listens; nothing where it is open. */
export function openGate(): void {
  if (!isGateShut()) return;
  forgetTimers();
  for (const act of waiting) act();
}

/**
 * Opens a gate that is shut as soon as it may be.
 * @param mayOpen is asked again and again, until the gate is open or shut anew
 */
export function openGateOnce(mayOpen: () => boolean): void {
  clearInterval(asking);
  if (isGateShut()) asking = setInterval(() => mayOpen() && openGate(), ASKS_EVERY_MS).unref();
}

/**
 * Listens to the gate.
 * @returns stops listening
 */
export function whenGateOpens(act: () => void): () => void {
  waiting.add(act);
  return () => void waiting.delete(act);
}
