import { pageAnalytics } from "../analytics";
import { deferFirstPage } from "./deferred-page";
import { followLinks } from "./follow-links";
import { prefetchOnIntent } from "./prefetch-on-intent";
import { keepPlacesApart } from "./scroll";
import { styleCache } from "./style-cache";

/**
 * Gatsby's hook: from here on what the analytics could not deliver is sent again; links are left to the browser until
 * the page is hydrated, then prefetched on intent and followed inside the page; each page keeps its own place. The
 * built site defers its first page; in develop the writers are shown what is to be mended.
 */
export function onClientEntry() {
  pageAnalytics();
  followLinks();
  keepPlacesApart();
  prefetchOnIntent();
  if (process.env.NODE_ENV === "production") deferFirstPage(styleCache);
  else void import("../develop/overlay").then(({ watchStatus }) => watchStatus());
}
