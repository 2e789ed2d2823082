/** How many events the visitor can look at. */
const SENT_EVENTS_KEPT = 20;

/**
 * The last events, for the visitor's eyes: in memory only.
 * @param changed called after each change; `list()` returns the same array until then
 */
export function createSentEvents(changed: () => void) {
  let list: readonly string[] = [];

  return {
    list: () => list,

    /** @param body the event as it was sent */
    add(body: string): void {
      list = [...list, body].slice(-SENT_EVENTS_KEPT);
      changed();
    },
  };
}
