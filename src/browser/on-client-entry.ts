import { pageAnalytics } from "../analytics";
import { followLinks } from "./follow-links";
import { prefetchOnIntent } from "./prefetch-on-intent";
import { letFirstPageRest } from "./resting-page";
import { keepPlacesApart } from "./scroll";
import { styleCache } from "./style-cache";

/**
 * Gatsby's hook: from here on what the analytics could not deliver is sent again; links are left to the browser until
 * the page is hydrated, then prefetched on intent and followed inside the page; each page keeps its own place. The built
 * site lets its first page rest; in develop the writers are shown what is to be mended.
 */
export function onClientEntry() {
  pageAnalytics();
  followLinks();
  keepPlacesApart();
  prefetchOnIntent();
  if (process.env.NODE_ENV === "production") letFirstPageRest(styleCache);
  else void import("../develop/overlay").then(({ watchStatus }) => watchStatus());
}
