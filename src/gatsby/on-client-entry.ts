import { globalHistory } from "@gatsbyjs/reach-router";
import { keepAnchorsInPlace } from "./anchors-in-place";
import { leaveEarlyClicksToTheBrowser } from "./early-clicks";
import { prefetchOnIntent } from "./prefetch-on-intent";
import { letFirstPageRest } from "./resting-page";
import { styleCache } from "./style-cache";

/**
 * Takes a malformed fragment (`#%`) off the address before Gatsby decodes it and fails, which would cost the visitor
 * the whole page. Fragments come from anywhere: an instrument's state is shared in one. From here on, links are
 * prefetched on intent. In develop it also shows the writers what is to be mended; the built site has none of that.
 */
export function onClientEntry() {
  if (mendFragment()) {
    // The router read the address when its code was loaded: it reads it again on a popstate.
    const stop = globalHistory.listen(() => undefined);
    window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    stop();
  }
  // First in line: the router listens from its own start on.
  window.addEventListener("popstate", mendFragment);
  leaveEarlyClicksToTheBrowser();
  keepAnchorsInPlace();
  prefetchOnIntent();
  if (process.env.NODE_ENV === "production") letFirstPageRest(styleCache);
  else void import("../desk/overlay").then(({ watchNews }) => watchNews());
}

function mendFragment(): boolean {
  try {
    decodeURI(location.hash);
    return false;
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
    return true;
  }
}
