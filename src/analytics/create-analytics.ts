import type { Analytics, Core } from "./api";
import { CHOICE_KEY, readLastingChoice } from "./do-not-track";
import { currentPage } from "./payload";
import { createRetries } from "./retries";
import { keptCookies, SUPER_PROPERTIES } from "./visitor";

/** How many sent events the visitor can look at. */
const SENT_EVENTS_KEPT = 20;

/**
 * Adds to the page's inline core what can wait for the bundle (section 7): retries, route changes, the visitor's view
 * and choice. Events sent earlier are retried too. Nothing here throws: failures are logged.
 */
export function createAnalytics(core: Core): Analytics {
  const { doNotTrack, lifetime: signal, safely, visitor } = core;
  const listeners = new Set<() => void>();
  const retries = createRetries(core);
  let sent: readonly string[] = core.sent.slice(-SENT_EVENTS_KEPT);

  function changed(): void {
    listeners.forEach((listener) => safely(listener));
  }

  /** Applies the visitor's choice, made here or in another tab, to the device and the queue. */
  function applyChoice(): void {
    if (doNotTrack.applies()) {
      visitor.forget();
      retries.drop();
    }
    changed();
  }

  core.onDelivery = (delivery) => {
    retries.judge(delivery);
    if (delivery.status !== undefined) return;
    core.sent.splice(0, core.sent.length - SENT_EVENTS_KEPT);
    sent = [...core.sent];
    changed();
  };
  core.pending.forEach(retries.judge);
  safely(applyChoice);
  window.addEventListener("storage", ({ key }) => [CHOICE_KEY, null].includes(key) && safely(applyChoice), { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && safely(applyChoice), { signal });
  signal.addEventListener("abort", retries.drop);

  return {
    pageview(place) {
      safely(() => {
        if (!document.prerendering && doNotTrack.takeFromAddress()) applyChoice();
        core.flush();
        const next = currentPage(core.page.url, place);
        if (next.url === core.page.url) return;
        core.page = next;
        core.countPage();
      });
    },

    addressChanged() {
      core.page = { ...core.page, url: currentPage("").url };
    },

    track: core.track,

    setSuperProperties(record) {
      safely(() => core.mayMeasure() && visitor.remember(SUPER_PROPERTIES, JSON.stringify(record)));
    },

    measurement: {
      isOn: () => !doNotTrack.applies(),
      set(on) {
        doNotTrack.allow(on);
        applyChoice();
      },
    },

    visitorData() {
      const choice: [string, string | null] = [CHOICE_KEY, readLastingChoice()];
      return Object.fromEntries([...keptCookies(), choice].filter((kept): kept is [string, string] => !!kept[1]));
    },

    sentEvents: () => sent,

    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
