import { keepAnchorsInPlace } from "./anchors-in-place";
import { leaveEarlyClicksToTheBrowser } from "./early-clicks";
import { prefetchOnIntent } from "./prefetch-on-intent";
import { letFirstPageRest } from "./resting-page";
import { styleCache } from "./style-cache";

/**
 * From here on, links are prefetched on intent and sections' links stay in the page. In develop it also shows the
 * writers what is to be mended; the built site has none of that.
 */
export function onClientEntry() {
  leaveEarlyClicksToTheBrowser();
  keepAnchorsInPlace();
  prefetchOnIntent();
  if (process.env.NODE_ENV === "production") letFirstPageRest(styleCache);
  else void import("../desk/overlay").then(({ watchNews }) => watchNews());
}
