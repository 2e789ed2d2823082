import { globalHistory } from "@gatsbyjs/reach-router";
import { pageAnalytics } from "../analytics";
import { keepAnchorsInPlace } from "./anchors-in-place";
import { leaveEarlyClicksToTheBrowser } from "./early-clicks";
import { prefetchOnIntent } from "./prefetch-on-intent";
import { letFirstPageRest } from "./resting-page";
import { styleCache } from "./style-cache";

/**
 * Mends an address that cannot be decoded before Gatsby decodes it and fails, which would cost the visitor the whole
 * page: a fragment (`#%`) goes, since an instrument's state is shared in one; in the path of an old Latin-1 link
 * (`/caf%E9`) the unknown letter becomes a replacement character. From here on, links are prefetched on intent.
 * In develop it also shows the writers what is to be mended; the built site has none of that.
 */
export function onClientEntry() {
  if (mendAddress()) {
    pageAnalytics().readdress();
    // The router read the address when its code was loaded: it reads it again on a popstate.
    const stop = globalHistory.listen(() => undefined);
    window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    stop();
  }
  // First in line: the router listens from its own start on.
  window.addEventListener("popstate", mendAddress);
  leaveEarlyClicksToTheBrowser();
  keepAnchorsInPlace();
  prefetchOnIntent();
  if (process.env.NODE_ENV === "production") letFirstPageRest(styleCache);
  else void import("../desk/overlay").then(({ watchNews }) => watchNews());
}

function mendAddress(): boolean {
  const { pathname, search, hash } = location;
  const path = isDecodable(pathname) ? pathname : pathname.replace(/(?:%[0-9a-f]{2})+|%/gi, mendLetters);
  const fragment = isDecodable(hash) ? hash : "";
  if (path === pathname && fragment === hash) return false;
  history.replaceState(history.state, "", path + search + fragment);
  return true;
}

const mendLetters = (encoded: string) => (isDecodable(encoded) ? encoded : encodeURI("\uFFFD"));

function isDecodable(encoded: string): boolean {
  try {
    decodeURI(encoded);
    return true;
  } catch {
    return false;
  }
}
