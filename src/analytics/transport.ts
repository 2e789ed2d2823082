import type { SentEvent } from "./sent-events";

/** Section 9: three retries, from 1 s doubling up to 30 s. */
export const RETRIES = 3;
export const FIRST_DELAY = 1_000;
export const LONGEST_DELAY = 30_000;
/** A collector that says nothing for this long, in milliseconds, is given up. */
export const ANSWER_TIMEOUT = 30_000;
/** Browsers refuse more than 64 KiB of bodies with `keepalive` in flight; other scripts have their share. */
export const KEEPALIVE_BUDGET = 60_000;
/** Events that may wait in memory at once. */
export const QUEUE_LIMIT = 50;

export type Log = Pick<Console, "info" | "warn">;
type Delivery = { body: string; tries: number; report: (status: SentEvent["status"]) => void; timer?: number; stop?: () => void };

/**
 * Delivers bodies, each on its own: a slow one holds up no other (section 7).
 * A refusal (5xx, 408, 429) or a network error is retried; another 4xx is final. After a timeout the event may have
 * arrived, so it is not sent again: a lost event is better than two copies of one. Failures go to the log, never further.
 * @param mayGo asked before every attempt: a visitor may refuse while an event waits
 */
export function createTransport(endpoint: string, key: string, mayGo: () => boolean, log: Log) {
  const pending = new Set<Delivery>();
  let inFlight = 0;

  async function attempt(delivery: Delivery): Promise<void> {
    if (!mayGo()) return drop();
    const size = new Blob([delivery.body]).size;
    const keepalive = inFlight + size <= KEEPALIVE_BUDGET;
    const counted = keepalive ? size : 0;
    const abort = new AbortController();
    const timeout = window.setTimeout(() => abort.abort(), ANSWER_TIMEOUT);
    delivery.timer = undefined;
    delivery.stop = () => abort.abort();
    inFlight += counted;
    let status: SentEvent["status"] = "failed";
    try {
      const headers = { "content-type": "application/json", "x-logspot-pk": key };
      const { body } = delivery;
      const options: RequestInit = { method: "POST", headers, body, keepalive, credentials: "omit", priority: "low" };
      status = (await fetch(endpoint, { ...options, signal: abort.signal })).status;
    } catch {
      // Judged below: without an answer the status stays "failed".
    }
    clearTimeout(timeout);
    inFlight -= counted;
    settle(delivery, status, abort.signal.aborted);
  }

  function settle(delivery: Delivery, status: SentEvent["status"], final: boolean): void {
    if (!pending.has(delivery)) return;
    const worthRetrying = status === "failed" || status >= "500" || status === 408 || status === 429;
    if (worthRetrying && !final && delivery.tries < RETRIES) {
      const delay = Math.min(FIRST_DELAY * 2 ** delivery.tries++, LONGEST_DELAY);
      delivery.timer = window.setTimeout(attempt, delay, delivery);
      return;
    }
    pending.delete(delivery);
    if (status === "failed" || status >= 400) log.warn("analytics: not delivered", status, delivery.body);
    delivery.report(status);
  }

  function drop(): void {
    for (const delivery of pending) {
      pending.delete(delivery);
      clearTimeout(delivery.timer);
      delivery.stop?.();
      delivery.report("failed");
    }
  }

  return { send, flush, drop };
}
