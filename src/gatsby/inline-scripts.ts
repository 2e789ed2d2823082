import type { AnalyticsConfig } from "../analytics";
import { ANALYTICS_VARIABLES } from "../content/site";
import { inlineScript } from "../hosting/publishing/inline-script";
import { SiteError } from "../hosting/site-error";
import type { ReferralConfig } from "../referral";

export type InlineConfig = {
  analytics: Omit<AnalyticsConfig, "log"> & { autoClicks: boolean };
  referral: ReferralConfig;
};

/** The text of each script, in the order of the page. */
export type InlineScripts = Record<"referral" | "analytics" | "unknownPath", string>;

/** Only these two values may contain `<`: no other check refuses it. */
const MARKUP = `${ANALYTICS_VARIABLES.url} or ${ANALYTICS_VARIABLES.key} holds markup, which would close the script it stands in: take it out.`;

/**
 * Builds the scripts that pages carry inline in their head: on every page the referral and the analytics modules
 * themselves (section 7), with the site's configuration in them; on not-found pages also the script that logs the path.
 * The same configuration gives the same bytes, so that a policy can hash them.
 * @throws what esbuild reports, or a SiteError if a configured value would close the script element
 */
export async function buildInlineScripts(config: InlineConfig): Promise<InlineScripts> {
  const script = async (entry: string, values: Record<string, unknown>) => {
    const text = await inlineScript(entry, values);
    if (/<\/?script|<!--/i.test(text)) throw new SiteError(MARKUP);
    return text;
  };

  const { autoClicks, ...analytics } = config.analytics;
  return {
    referral: await script("src/referral/inline-entry.ts", { REFERRAL_CONFIG: config.referral }),
    analytics: await script("src/analytics/inline-entry.ts", { ANALYTICS_CONFIG: analytics, AUTO_CLICKS: autoClicks }),
    unknownPath: await script("src/browser/unknown-path-entry.ts", {}),
  };
}
