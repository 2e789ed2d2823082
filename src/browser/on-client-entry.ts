import { pageAnalytics } from "../analytics";
import { retry } from "../site/retry";
import { deferFirstPage } from "./deferred-page";
import { followLinks } from "./follow-links";
import { prefetchOnIntent } from "./prefetch-on-intent";
import { anchorOnResize } from "./scroll/anchor-on-resize";
import { ignoreScrollWhileLeaving } from "./scroll/scroll";
import { styleCache } from "./style-cache";
import { watchVersions } from "./watch-versions";

/** Gatsby requests most of what a page needs only once; after a failure it reports it, and never hydrates the page. */
async function loadFirstPage(): Promise<void> {
  const page = await window.___loader.loadPage(location.pathname);
  if (!page || page.status === "error") throw page;
}

/**
 * On this site a query never makes another page. To Gatsby it would: a page whose URL has lost its referral code would be
 * loaded and rendered anew.
 */
function ignoreQueries(): void {
  const { loadPage } = window.___loader;
  window.___loader.loadPage = (path) => loadPage(path.split("?")[0]!);
}

/**
 * Gatsby's hook. From here on, what the analytics could not deliver is sent again. Links are left to the browser until
 * the page is hydrated, then prefetched on intent and followed by client-side navigation. Each page keeps its scroll
 * position, and readers keep their place when the phone is turned. The built site defers its first page, and reloads it
 * when another version is online; in develop, an overlay shows the writers what to fix.
 * @returns what Gatsby waits for before it hydrates: the data of the first page
 */
export function onClientEntry(): Promise<unknown> | undefined {
  pageAnalytics();
  followLinks();
  ignoreScrollWhileLeaving();
  anchorOnResize();
  prefetchOnIntent();
  if (process.env.NODE_ENV !== "production") {
    void import("../develop/overlay").then(({ watchStatus }) => watchStatus());
    return undefined;
  }
  ignoreQueries();
  watchVersions();
  deferFirstPage(styleCache);
  return retry(loadFirstPage).catch(() => undefined);
}
