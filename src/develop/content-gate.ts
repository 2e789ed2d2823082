/*
 * Files saved while Gatsby makes its pages and runs their queries wait here: Gatsby would miss them until the next
 * save.
 */

/** A round that fails never opens the gate. */
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

/** Whether files saved now must wait. */
export const isGateShut = () => limit !== undefined;

/** Shuts the gate until it is opened, a few seconds at most. */
export function shutGate(): void {
  forgetTimers();
  limit = setTimeout(openGate, SHUT_AT_MOST_MS).unref();
}

/** Opens the gate and calls the listeners; does nothing if it is open. */
export function openGate(): void {
  if (!isGateShut()) return;
  forgetTimers();
  for (const act of waiting) act();
}

/**
 * Opens a shut gate as soon as allowed.
 * @param mayOpen called repeatedly, until the gate is opened or shut again
 */
export function openGateOnce(mayOpen: () => boolean): void {
  clearInterval(asking);
  if (isGateShut()) asking = setInterval(() => mayOpen() && openGate(), ASKS_EVERY_MS).unref();
}

/**
 * Listens to the gate.
 * @returns the undo
 */
export function whenGateOpens(act: () => void): () => void {
  waiting.add(act);
  return () => void waiting.delete(act);
}
