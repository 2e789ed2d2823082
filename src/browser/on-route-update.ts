import type { RouteUpdateArgs } from "gatsby";
import { pageAnalytics, withoutCampaign } from "../analytics";
import { withoutCode } from "../referral";
import { focusSection } from "./scroll/focus-section";
import { markShown, restoreScroll, saveFirstScroll } from "./scroll/scroll";

const asked = (search: string) => withoutCampaign(withoutCode(search));

/** Whether the page is the one already shown: a code or a campaign in its URL does not make it another page. */
const isSamePage = ({ location, prevLocation }: RouteUpdateArgs) =>
  prevLocation?.pathname === location.pathname && asked(prevLocation.search) === asked(location.search);

/** Counts the page of each route change; the first was counted by the inline script, so `pageview` ignores it here. */
export function onRouteUpdate(update: RouteUpdateArgs) {
  markShown();
  if (!update.prevLocation) saveFirstScroll();
  restoreScroll(update);
  focusSection(update);
  const analytics = pageAnalytics();
  if (isSamePage(update)) analytics.addressChanged();
  else analytics.pageview();
}
