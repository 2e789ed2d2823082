import { createAnalytics } from "./analytics";
import type { AnalyticsConfig } from "./api";
import { listenForClicks } from "./auto-clicks";
import { startPageAnalytics } from "./page-analytics";

/** Replaced by the site's configuration when the inline script is built. */
declare const ANALYTICS_CONFIG: AnalyticsConfig;
/** So is this one; where it is false, the code that listens to clicks does not come with the page. */
declare const AUTO_CLICKS: boolean;

startPageAnalytics(() => createAnalytics(ANALYTICS_CONFIG, AUTO_CLICKS ? listenForClicks : undefined));
