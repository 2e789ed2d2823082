import { pageAnalytics } from "../analytics";
import { retry } from "../site/retry";
import { deferFirstPage } from "./deferred-page";
import { followLinks } from "./follow-links";
import { prefetchOnIntent } from "./prefetch-on-intent";
import { keepReadingPlace } from "./reading-place";
import { keepPlacesApart } from "./scroll";
import { styleCache } from "./style-cache";

/* Gatsby asks once for most of the data that a page needs, and without it never hydrates the page. */
const loadFirstPage = () =>
  retry(() => window.___loader.loadPage(location.pathname + location.search)).catch(() => undefined);

/**
 * Gatsby's hook: from here on what the analytics could not deliver is sent again; links are left to the browser until
 * the page is hydrated, then prefetched on intent and followed inside the page; each page keeps its own place, and its
 * reader theirs when the phone is turned. The built site defers its first page; in develop the writers are shown what
 * is to be mended.
 * @returns what Gatsby waits for before it hydrates: the data of the first page
 */
export function onClientEntry(): Promise<unknown> | undefined {
  pageAnalytics();
  followLinks();
  keepPlacesApart();
  keepReadingPlace();
  prefetchOnIntent();
  if (process.env.NODE_ENV !== "production") {
    void import("../develop/overlay").then(({ watchStatus }) => watchStatus());
    return undefined;
  }
  deferFirstPage(styleCache);
  return loadFirstPage();
}
