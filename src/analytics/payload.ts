import { splitCampaign } from "./campaign";
import type { Metadata, WireEvent } from "./event";

/** The longest URL to send, in characters: a hostile one must not fill the request. */
const ADDRESS_LIMIT = 2_000;

/** The part of a URL that tells pages apart. */
export type Place = Pick<Location, "pathname" | "search">;

/** The current page: its path and query without the campaign, where the visitor came from, its own campaign. */
export type Page = { url: string; referrer: string | null; campaign: Metadata };

/**
 * @param referrer the previous page of this site, or `document.referrer`; empty becomes null, and a URL of this site
 *   loses its campaign
 * @param place where the page is, if the browser's URL is already another page's
 */
export function currentPage(referrer: string, place: Place = location): Page {
  const { taken, others } = splitCampaign(place.search);
  // If the cut has split a percent escape, its first part is removed too.
  const whole = place.pathname + others;
  const url = whole[ADDRESS_LIMIT] ? whole.slice(0, ADDRESS_LIMIT).replace(/%.?$/, "") : whole;
  return { url, referrer: withoutOwnCampaign(referrer) || null, campaign: taken };
}

/** Another site's URL is left unchanged. */
function withoutOwnCampaign(referrer: string): string {
  const isOwn = referrer.startsWith(location.origin + "/");
  return isOwn ? referrer.replace(/\?.*/, (query) => splitCampaign(query).others) : referrer;
}

/** The body of the request, field by field (section 7); a field without a value is null. */
export function buildPayload(name: string, page: Page, visitorId: string, metadata: Metadata): WireEvent {
  return {
    name,
    channel: null,
    message: null,
    notify: null,
    user_id: visitorId,
    metadata,
    hostname: location.hostname,
    url: page.url,
    referrer: page.referrer,
    language: navigator.language || null,
    screen: `${screen.width}x${screen.height}`,
  };
}
