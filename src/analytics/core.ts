import type { AnalyticsConfig, Core, Delivery } from "./api";
import type { listenForClicks } from "./auto-clicks";
import { listenForDeclaredEvents } from "./declared-events";
import { createDoNotTrack } from "./do-not-track";
import { PAGEVIEW, type Metadata } from "./event";
import { afterFirstPaint } from "./first-paint";
import { buildPayload, currentPage } from "./payload";
import { post } from "./post";
import { createVisitor } from "./visitor";

/** Events that wait for an answer, of a collector that hangs or fails: memory is the visitor's. */
const MOST_PENDING = 50;

/**
 * Measures a page from its first moment (section 7): counts it, listens, and sends each event once. Nothing here throws:
 * a failure is a line in the log. What can wait for the bundle is added by `createAnalytics`.
 * One pageview is sent per page shown: the first load, and each return from the back/forward cache.
 * @param autoClicks what sends every click, where the site asks for it
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
    // A saved page is the visitor's own: its address names their folders.
    mayMeasure: () => !!endpoint && !!key && !!location.hostname && !doNotTrack.asked(),

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
      // A page that is left may see a request fail which the browser still delivers: such a page gets no further.
      if (!status) await new Promise((later) => setTimeout(later));
      delivery.status = status;
      delivery.answeredAt = performance.now();
      delivery.isDue = status ? status >= 400 : !abort.signal.aborted;
      if (status && !delivery.isDue) pending.delete(delivery);
      core.onDelivery?.(delivery);
    },
  };

  if (!endpoint || !key) log.info("analytics: not configured, nothing is sent");
  // A page that is prepared in advance may never be shown: its address is nobody's word until then.
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
  // A page that a phone puts aside before its first paint may never be heard of again.
  window.addEventListener("visibilitychange", core.flush, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && core.countPage(), { signal });
  listenForDeclaredEvents(core.track, signal);
  autoClicks?.(core.track, signal);
  return core;

  function deliver(name: string, metadata?: Metadata): void {
    safely(() => {
      // Cookies of an earlier visit go as well.
      if (doNotTrack.asked()) return visitor.forget();
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

  /** What waits goes now, once. */
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
