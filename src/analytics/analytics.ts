import type { Analytics, AnalyticsConfig } from "./api";
import type { listenForClicks } from "./auto-clicks";
import { listenForDeclaredEvents } from "./declared-events";
import { CHOICE_KEY, createDoNotTrack } from "./do-not-track";
import { PAGEVIEW, type Metadata } from "./event";
import { createPageviews } from "./pageviews";
import { buildPayload } from "./payload";
import { createSentEvents } from "./sent-events";
import { createTransport } from "./transport";
import { createVisitor } from "./visitor";

/**
 * Measures visits as section 7 describes. Nothing here throws: a failure is a line in the log.
 * @param autoClicks what sends every click, where the site asks for it
 */
export function createAnalytics(config: AnalyticsConfig, autoClicks?: typeof listenForClicks): Analytics {
  const { endpoint, key, cookieDays, log = console } = config;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => safely(listener));
  const doNotTrack = createDoNotTrack();
  const visitor = createVisitor(cookieDays);
  const sent = createSentEvents(changed);
  const mayMeasure = () => !!endpoint && !!key && !doNotTrack.asked();
  const transport = createTransport(endpoint, key, mayMeasure, log);
  let lifetime: AbortSignal | undefined;
  const onStorage = (event: StorageEvent) => [CHOICE_KEY, null].includes(event.key) && obey();
  // Storage is read and listened to here, and not at the start: the first paint would wait some milliseconds for it.
  const pageviews = createPageviews(() => {
    safely(obey);
    window.addEventListener("storage", onStorage, { signal: lifetime });
    deliver(PAGEVIEW);
  });

  function deliver(name: string, metadata?: Metadata): void {
    safely(() => {
      if (!mayMeasure()) return;
      const page = pageviews.page();
      const { id, properties } = visitor.identify(page.campaign);
      const body = JSON.stringify(buildPayload(name, page, id, { ...properties, ...metadata }));
      if (transport.send(body)) sent.add(body);
    });
  }

  function safely(act: () => void): void {
    try {
      act();
    } catch (error) {
      log.warn("analytics:", error);
    }
  }

  /** Makes the device and the queue agree with what the visitor asks, here or in another tab. */
  function obey(): void {
    if (doNotTrack.asked()) {
      visitor.forget();
      transport.drop();
    }
    changed();
  }

  function pageview(): void {
    safely(() => {
      if (doNotTrack.takeFromAddress()) obey();
      pageviews.announce();
    });
  }

  function track(name: string, metadata?: Metadata): void {
    if (!name) return log.warn("analytics: event without a name", metadata);
    pageviews.settle();
    deliver(name, metadata);
  }

  return {
    start() {
      const stop = new AbortController();
      const { signal } = stop;
      lifetime = signal;
      safely(() => {
        if (doNotTrack.takeFromAddress()) obey();
        if (!endpoint || !key) log.info("analytics: not configured, nothing is sent");
        pageviews.start(signal);
        listenForDeclaredEvents(track, signal);
        autoClicks?.(track, signal);
        window.addEventListener("pagehide", transport.flush, { signal });
        signal.addEventListener("abort", transport.drop);
      });
      return () => stop.abort();
    },
    pageview,
    readdress: pageviews.readdress,
    track,
    setSuperProperties: (record) => safely(() => mayMeasure() && visitor.setSuperProperties(record)),
    measurement: {
      isOn: () => !doNotTrack.asked(),
      set(on) {
        doNotTrack.choose(on);
        obey();
      },
    },
    visitorData() {
      const choice: [string, string | null] = [CHOICE_KEY, doNotTrack.choice()];
      return Object.fromEntries([...visitor.kept(), choice].filter((kept): kept is [string, string] => !!kept[1]));
    },
    sentEvents: sent.list,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
