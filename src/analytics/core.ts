import type { AnalyticsConfig, Core, Delivery } from "./api";
import type { listenForClicks } from "./auto-clicks";
import { listenForDeclaredEvents } from "./declared-events";
import { createDoNotTrack } from "./do-not-track";
import { type Metadata, PAGEVIEW } from "./event";
import { afterFirstPaint } from "./first-paint";
import { buildPayload, currentPage } from "./payload";
import { post } from "./post";
import { createVisitor } from "./visitor";

/** The most events that may wait for an answer, if the collector hangs or fails: they fill the visitor's memory. */
const MOST_PENDING = 50;

/**
 * Measures a page from its first moment (section 7): counts it, listens, and sends each event once. Nothing here
 * throws: failures are logged. `createAnalytics` adds what can wait for the bundle.
 * One pageview is sent per page shown: the first load, and each return from the back/forward cache.
 * @param autoClicks sends every click, if the site asks for it
 */
export function createCore(config: AnalyticsConfig, autoClicks?: typeof listenForClicks): Core {
  const { endpoint, key, cookieDays, log = console } = config;
  const end = new AbortController();
  const { signal } = end;
  const doNotTrack = createDoNotTrack();
  const visitor = createVisitor(cookieDays);
  const pending = new Set<Delivery>();
  let isDue = false;

  const core: Core = {
    log,
    doNotTrack,
    visitor,
    pending,
    sent: [],
    page: currentPage(document.referrer),
    lifetime: signal,
    end: () => end.abort(),
    safely,
    // Not a page saved to disk: its URL names the visitor's folders.
    mayMeasure: () => !!endpoint && !!key && !!location.hostname && !doNotTrack.applies(),

    countPage() {
      isDue = true;
      core.flush();
    },

    flush() {
      if (!isDue || signal.aborted) return;
      isDue = false;
      deliver(PAGEVIEW);
    },

    track(name, metadata) {
      if (!name) return log.warn("analytics: nameless event", metadata);
      core.flush();
      deliver(name, metadata);
    },

    async attempt(delivery) {
      if (!core.mayMeasure()) return;
      const abort = (delivery.abort = new AbortController());
      delivery.isDue = false;
      delivery.status = undefined;
      const status = await post(endpoint, key, delivery.body, abort);
      // On a page being left, a request may fail that the browser still delivers: such a page does not run past this.
      if (!status) await new Promise((later) => setTimeout(later));
      delivery.status = status;
      delivery.answeredAt = performance.now();
      delivery.isDue = status ? status >= 400 : !abort.signal.aborted;
      if (status && !delivery.isDue) pending.delete(delivery);
      core.onDelivery?.(delivery);
    },
  };

  if (!endpoint || !key) log.info("analytics: not configured, nothing is sent");
  // A prerendered page may never be shown: until it is, its URL does not express the visitor's choice.
  afterFirstPaint(
    () => {
      isDue = true;
      safely(doNotTrack.takeFromAddress);
      core.page = currentPage(document.referrer);
    },
    core.flush,
    signal,
  );
  window.addEventListener("pagehide", leave, { signal });
  // A phone may suspend a page before its first paint and never resume it.
  window.addEventListener("visibilitychange", core.flush, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && core.countPage(), { signal });
  listenForDeclaredEvents(core.track, signal);
  autoClicks?.(core.track, signal);
  return core;

  function deliver(name: string, metadata?: Metadata): void {
    safely(() => {
      // Cookies of an earlier visit are deleted too.
      if (doNotTrack.applies()) return visitor.forget();
      if (!core.mayMeasure()) return;
      if (pending.size >= MOST_PENDING) return log.warn("analytics: queue full", name);
      const { page } = core;
      const { id, properties } = visitor.identify(page.campaign);
      const delivery: Delivery = { body: JSON.stringify(buildPayload(name, page, id, { ...properties, ...metadata })) };
      pending.add(delivery);
      core.sent.push(delivery.body);
      void core.attempt(delivery);
      core.onDelivery?.(delivery);
    });
  }

  /** Sends everything that waits, once. */
  function leave(): void {
    core.flush();
    for (const delivery of pending) if (delivery.isDue) void core.attempt(delivery);
  }

  function safely(act: () => void): void {
    try {
      act();
    } catch (error) {
      log.warn("analytics:", error);
    }
  }
}
