/** How many events the visitor can look at. */
const SENT_EVENTS_KEPT = 20;

/** One event as it was sent. `status`: the collector's last answer, `pending` before it, `failed` without one. */
export type SentEvent = { readonly body: string; readonly status: number | "pending" | "failed" };
export type Report = (status: number | "failed") => void;

/**
 * The last events, for the visitor's eyes: in memory only.
 * @param changed called after each change; `list()` returns the same array until then
 */
export function createSentEvents(changed: () => void) {
  let list: readonly SentEvent[] = [];

  return {
    list: () => list,

    /** Adds an event; returns the function that says what became of it. */
    add(body: string): Report {
      let entry: SentEvent = { body, status: "pending" };
      list = [...list, entry].slice(-SENT_EVENTS_KEPT);
      changed();
      return (status) => {
        const updated = { body, status };
        list = list.map((other) => (other === entry ? updated : other));
        entry = updated;
        changed();
      };
    },
  };
}
