import type { AnalyticsConfig, MeasuredPage } from "./api";
import { listenForClicks } from "./auto-clicks";
import { createCore } from "./core";

/** Replaced by the site's configuration when the inline script is built. */
declare const ANALYTICS_CONFIG: AnalyticsConfig;
/** Replaced as well; if it is false, the code that listens for clicks is left out of the page. */
declare const AUTO_CLICKS: boolean;

const page = globalThis as MeasuredPage;

// A second one would count everything twice.
page.__analytics ??= createCore(ANALYTICS_CONFIG, AUTO_CLICKS ? listenForClicks : undefined);
