import type { Analytics, MeasuredPage } from "./api";
import { createAnalytics } from "./create-analytics";

const NO_EVENTS: readonly string[] = [];

/** Used if the inline script did not run: on the server, or if something blocks it. Nothing is measured. */
const SILENT: Analytics = {
  pageview() {},
  addressChanged() {},
  track() {},
  setSuperProperties() {},
  measurement: { isOn: () => false, set() {} },
  visitorData: () => ({}),
  sentEvents: () => NO_EVENTS,
  subscribe: () => () => {},
};

/**
 * The full API of the analytics that the inline script started on this page: from the first call on, what could not be
 * delivered is sent again.
 * @returns a silent one if the inline script did not run
 */
export function pageAnalytics(): Analytics {
  const { __analytics: core } = globalThis as MeasuredPage;
  return core ? (core.analytics ??= createAnalytics(core)) : SILENT;
}
