import type { RouteUpdateArgs } from "gatsby";
import { pageAnalytics } from "../analytics";
import { findPlaceAgain } from "./scroll";

/** Counts the page of each route change; the first one was counted by the inline script, which ignores it here. */
export function onRouteUpdate(update: RouteUpdateArgs) {
  findPlaceAgain(update);
  pageAnalytics().pageview();
}
