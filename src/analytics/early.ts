import { createAnalytics } from "./analytics";
import type { AnalyticsConfig } from "./api";
import { startPageAnalytics } from "./page-analytics";

/** Replaced by the site's configuration when the inline script is built. */
declare const ANALYTICS_CONFIG: AnalyticsConfig;

startPageAnalytics(() => createAnalytics(ANALYTICS_CONFIG));
