import type { Analytics } from "./api";

type Page = { __analytics?: Analytics };

const NO_EVENTS: readonly string[] = [];

/** Stands in where the inline script did not run: on the server, or where something blocks it. Nothing is measured. */
const SILENT: Analytics = {
  start: () => () => {},
  pageview() {},
  readdress() {},
  track() {},
  setSuperProperties() {},
  measurement: { isOn: () => false, set() {} },
  visitorData: () => ({}),
  sentEvents: () => NO_EVENTS,
  subscribe: () => () => {},
};

/** @returns the analytics that the inline script started on this page; a silent one where there is none */
export const pageAnalytics = (): Analytics => (globalThis as Page).__analytics ?? SILENT;

/** Starts the page's analytics, unless it has them already: two would count everything twice. */
export function startPageAnalytics(create: () => Analytics): void {
  const page = globalThis as Page;
  if (page.__analytics) return;
  page.__analytics = create();
  page.__analytics.start();
}
