import { createPost } from "./post";

/** Section 9: three retries, from 1 s doubling up to 30 s. */
const RETRIES = 3;
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;
/** Events that may wait in memory at once; one more is refused, and the log says so. */
export const QUEUE_LIMIT = 50;

export type Log = Pick<Console, "info" | "warn">;

type Delivery = {
  body: string;
  retries: number;
  timer?: ReturnType<typeof setTimeout>;
  abort?: AbortController;
};

/**
 * Delivers bodies, each on its own: a slow one holds up no other (section 7).
 * A refusal is retried, and so is a connection that fails. After a timeout the event may have arrived, so it is not
 * sent again: one event lost is better than one counted twice.
 * What could not be delivered goes to the log, and no further.
 * @param mayGo asked before every attempt: the visitor may refuse while an event waits
 */
export function createTransport(endpoint: string, key: string, mayGo: () => boolean, log: Log) {
  const post = createPost(endpoint, key);
  const pending = new Set<Delivery>();

  async function attempt(delivery: Delivery): Promise<void> {
    if (!mayGo()) return drop();
    const abort = (delivery.abort = new AbortController());
    delivery.timer = undefined;
    const status = await post(delivery.body, abort);
    // A page that is left may see a request fail which the browser still delivers: such a page gets no further.
    if (!status && !abort.signal.aborted) await new Promise((later) => setTimeout(later));
    if (!pending.has(delivery)) return;
    const failed = status ? status >= 400 : !abort.signal.aborted;
    if (failed && delivery.retries < RETRIES) {
      const delay = Math.min(FIRST_DELAY * 2 ** delivery.retries++, LONGEST_DELAY);
      delivery.timer = setTimeout(attempt, delay, delivery);
      return;
    }
    pending.delete(delivery);
    if (!status || status >= 400) log.warn("analytics: not delivered", status, delivery.body);
  }

  /** Forgets what waits, and takes back what is under way as far as the browser can. */
  function drop(): void {
    for (const { timer, abort } of pending) {
      clearTimeout(timer);
      abort?.abort();
    }
    pending.clear();
  }

  return {
    drop,

    /** Returns whether it was sent: a full queue refuses it. */
    send(body: string): boolean {
      if (pending.size >= QUEUE_LIMIT) {
        log.warn("analytics: queue full", body);
        return false;
      }
      const delivery = { body, retries: 0 };
      pending.add(delivery);
      void attempt(delivery);
      return true;
    },

    /** The page is being left: what waits for a retry goes now, once. */
    flush(): void {
      for (const delivery of pending) {
        if (!delivery.timer) continue;
        clearTimeout(delivery.timer);
        void attempt(delivery);
      }
    },
  };
}
