import type { RouteUpdateArgs } from "gatsby";
import { pageAnalytics } from "../analytics";
import { withoutCode } from "../referral";
import { focusSection } from "./focus-section";
import { findPlaceAgain, isShownNow, keepArrivalPlace } from "./scroll";

/** Whether a link has led back to the page that was shown, whose address had a referral code. */
const isSamePage = ({ location, prevLocation }: RouteUpdateArgs) =>
  prevLocation?.pathname === location.pathname && withoutCode(prevLocation.search) === location.search;

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
