import { ANALYTICS_VARIABLES } from "../content/site";
import { currentSite } from "./deployment";
import type { InlineConfig } from "./inline-scripts";

/** The configuration of the inline scripts: the facts of `data/site.json`, overridden by the environment. */
export function inlineConfig(): InlineConfig {
  const { appUrl, analytics, referral } = currentSite();
  const { visitor, superProperties, campaign } = analytics.cookieDays;
  return {
    analytics: {
      ...analytics,
      cookieDays: { visitor_id: visitor, super_properties: superProperties, campaign },
      endpoint: process.env[ANALYTICS_VARIABLES.url] ?? "",
      key: process.env[ANALYTICS_VARIABLES.key] ?? "",
    },
    referral: { ...referral, appOrigin: new URL(appUrl).origin },
  };
}
