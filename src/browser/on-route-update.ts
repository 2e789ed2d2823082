import type { RouteUpdateArgs } from "gatsby";
import { pageAnalytics } from "../analytics";
import { focusSection } from "./focus-section";
import { findPlaceAgain, isShownNow, keepArrivalPlace } from "./scroll";

/** Counts the page of each route change; the first one was counted by the inline script, which ignores it here. */
export function onRouteUpdate(update: RouteUpdateArgs) {
  isShownNow();
  if (!update.prevLocation) keepArrivalPlace();
  findPlaceAgain(update);
  focusSection(update);
  pageAnalytics().pageview();
}
