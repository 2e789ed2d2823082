import type { RouteUpdateArgs } from "gatsby";
import { pageAnalytics, withoutCampaign } from "../analytics";
import { withoutCode } from "../referral";
import { focusSection } from "./focus-section";
import { findPlaceAgain, isShownNow, keepArrivalPlace } from "./scroll";

const asked = (search: string) => withoutCampaign(withoutCode(search));

/** Whether the page is the one that was shown: a code or a campaign in its address makes it no other. */
const isSamePage = ({ location, prevLocation }: RouteUpdateArgs) =>
  prevLocation?.pathname === location.pathname && asked(prevLocation.search) === asked(location.search);

/** Counts the page of each route change; the first one was counted by the inline script, which ignores it here. */
export function onRouteUpdate(update: RouteUpdateArgs) {
  isShownNow();
  if (!update.prevLocation) keepArrivalPlace();
  findPlaceAgain(update);
  focusSection(update);
  const analytics = pageAnalytics();
  if (isSamePage(update)) analytics.readdress();
  else analytics.pageview();
}
