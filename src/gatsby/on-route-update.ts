import { pageAnalytics } from "../analytics";

/** Counts the page of each route change; the first one was counted by the inline script, which ignores it here. */
export function onRouteUpdate() {
  pageAnalytics().pageview();
}
