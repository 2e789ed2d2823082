import type { RouteUpdateArgs } from "gatsby";
import { pageAnalytics, withoutCampaign } from "../analytics";
import { withoutCode } from "../referral";
import { focusSection } from "./scroll/focus-section";
import { markShown, restoreScroll, saveFirstScroll } from "./scroll/scroll";

const asked = (search: string) => withoutCampaign(withoutCode(search));

type Place = Pick<Location, "pathname" | "search">;

/** Whether two URLs show one page: a code or a campaign in its URL does not make it another. */
const isSamePage = (one: Place | null | undefined, other: Place) =>
  one?.pathname === other.pathname && asked(one.search) === asked(other.search);

/** Counts the page of each route change; the first was counted by the inline script, so `pageview` ignores it here. */
export function onRouteUpdate(update: RouteUpdateArgs) {
  markShown();
  if (!update.prevLocation) saveFirstScroll();
  restoreScroll(update);
  focusSection(update);
  const analytics = pageAnalytics();
  if (!isSamePage(update.prevLocation, update.location)) analytics.pageview();
  // On a slow device the URL may already be that of the next page, whose own update counts it.
  else if (isSamePage(update.location, location)) analytics.addressChanged();
}
