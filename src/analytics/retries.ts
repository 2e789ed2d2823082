import type { Core, Delivery } from "./api";

/** Section 9: three retries, from 1 s doubling up to 30 s. */
const RETRIES = 3;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Retries what was not delivered, each event on its own: a slow one delays no other (section 7).
 * Refusals and failed connections are retried. After a timeout the event may have arrived, so it is not sent again: one
 * event lost is better than one counted twice. What could not be delivered is logged, and dropped.
 */
export function createRetries({ pending, mayMeasure, attempt, log }: Core) {
  const tried = new WeakMap<Delivery, number>();

  function again(delivery: Delivery): void {
    // It may have been sent again when the page was left, or dropped; the visitor may refuse while it waits.
    if (!mayMeasure()) drop();
    else if (pending.has(delivery) && delivery.isDue) void attempt(delivery);
  }

  /** Drops what waits, and cancels pending requests as far as the browser can. */
  function drop(): void {
    for (const { abort } of pending) abort?.abort();
    pending.clear();
  }

  return {
    drop,

    /** Decides what becomes of an event after an answer or a failure: delivered, retried or lost. */
    judge(delivery: Delivery): void {
      const { answeredAt = 0, body, isDue, status } = delivery;
      if (status === undefined || !pending.has(delivery)) return;
      const retries = tried.get(delivery) ?? 0;
      if (isDue && retries < RETRIES) {
        tried.set(delivery, retries + 1);
        const delay = Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS);
        setTimeout(again, answeredAt + delay - performance.now(), delivery);
      } else {
        pending.delete(delivery);
        log.warn("analytics: not delivered", status, body);
      }
    },
  };
}
