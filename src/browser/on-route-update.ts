import type { RouteUpdateArgs } from "gatsby";
import { pageAnalytics, type Place, withoutCampaign } from "../analytics";
import { withoutCode } from "../referral";
import { focusSection } from "./scroll/focus-section";
import { markShown } from "../site/shown-page";
import { restoreScroll, saveFirstScroll } from "./scroll/scroll";

const asked = (search: string) => withoutCampaign(withoutCode(search));

/** Whether two URLs show one page: a code or a campaign in its URL does not make it another. */
const isSamePage = (one: Place | null | undefined, other: Place) =>
  one?.pathname === other.pathname && asked(one.search) === asked(other.search);

/** Counts the page of each route change; the first was counted by the inline script, so `pageview` ignores it here. */
export function onRouteUpdate(update: RouteUpdateArgs) {
  // On a slow device the browser's URL may already be that of the next page, which has an update of its own.
  const isCurrent = !update.prevLocation || isSamePage(update.location, location);
  markShown((isCurrent ? location : update.location).pathname);
  if (!update.prevLocation) saveFirstScroll();
  restoreScroll(update);
  focusSection(update);
  const analytics = pageAnalytics();
  if (!isSamePage(update.prevLocation, update.location)) analytics.pageview(isCurrent ? undefined : update.location);
  else if (isCurrent) analytics.addressChanged();
}
