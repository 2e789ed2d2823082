import type { Analytics, MeasuredPage } from "./api";
import { createAnalytics } from "./create-analytics";

const NO_EVENTS: readonly string[] = [];

/** Stands in where the inline script did not run: on the server, or where something blocks it. Nothing is measured. */
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
 * The analytics that the inline script started on this page, with all that they can do: from the first call on, what
 * could not be delivered is sent again.
 * @returns silent ones where there are none
 */
export function pageAnalytics(): Analytics {
  const { __analytics: core } = globalThis as MeasuredPage;
  return core ? (core.analytics ??= createAnalytics(core)) : SILENT;
}
