import { pageAnalytics } from "../analytics";
import { retry } from "../site/retry";
import { deferFirstPage } from "./deferred-page";
import { followLinks } from "./follow-links";
import { prefetchOnIntent } from "./prefetch-on-intent";
import { anchorOnResize } from "./scroll/anchor-on-resize";
import { ignoreScrollWhileLeaving } from "./scroll/scroll";
import { styleCache } from "./style-cache";
import { watchVersions } from "./watch-versions";

/** Gatsby asks once for most of what a page needs, says that it failed, and never hydrates the page. */
async function loadFirstPage(): Promise<void> {
  const page = await window.___loader.loadPage(location.pathname + location.search);
  if (!page || page.status === "error") throw page;
}

/**
 * Gatsby's hook: from here on what the analytics could not deliver is sent again; links are left to the browser until
 * the page is hydrated, then prefetched on intent and followed inside the page; each page keeps its own place, and its
 * reader theirs when the phone is turned. The built site defers its first page, and is loaded anew where another version
 * is online; in develop the writers are shown what is to be mended.
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
  watchVersions();
  deferFirstPage(styleCache);
  return retry(loadFirstPage).catch(() => undefined);
}
