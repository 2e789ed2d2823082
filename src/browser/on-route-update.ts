import type { RouteUpdateArgs } from "gatsby";
import { pageAnalytics, withoutCampaign } from "../analytics";
import { withoutCode } from "../referral";
import { focusSection } from "./scroll/focus-section";
import { restoreScroll, markShown, saveFirstScroll } from "./scroll/scroll";

const asked = (search: string) => withoutCampaign(withoutCode(search));

/** Whether the page is the one that was shown: a code or a campaign in its address makes it no other. */
const isSamePage = ({ location, prevLocation }: RouteUpdateArgs) =>
  prevLocation?.pathname === location.pathname && asked(prevLocation.search) === asked(location.search);

/** Counts the page of each route change; the first one was counted by the inline script, which ignores it here. */
export function onRouteUpdate(update: RouteUpdateArgs) {
  markShown();
  if (!update.prevLocation) saveFirstScroll();
  restoreScroll(update);
  focusSection(update);
  const analytics = pageAnalytics();
  if (isSamePage(update)) analytics.addressChanged();
  else analytics.pageview();
}
