import { currentPage, type Page } from "./payload";

/** The first pageview waits for the first paint, but not longer than this, in milliseconds. */
const LONGEST_WAIT_FOR_PAINT = 1_000;
/** The frame is drawn by then, and soon shown: until it is, the request would compete with what the page still lacks. */
const SHOWN_AFTER_FRAME = 100;

/**
 * Counts one pageview per page shown (section 7): the first load, each change of path or query, each return from the
 * back/forward cache. A hash change and a second announcement of the same address are no new page.
 * @param send called once per pageview, when `page()` is already the page to report
 */
export function createPageviews(send: () => void) {
  let page: Page = currentPage(document.referrer);
  let isDue = false;

  function settle(): void {
    if (!isDue) return;
    isDue = false;
    send();
  }

  return {
    page: () => page,

    /** Sends the first pageview if it still waits: no event may overtake it. */
    settle,

    /** The address may have changed. */
    announce(): void {
      settle();
      const next = currentPage(page.url);
      if (next.url === page.url) return;
      page = next;
      isDue = true;
      settle();
    },

    /** The address of the page that is shown was changed: no other page. */
    readdress(): void {
      page = { ...page, url: currentPage("").url };
    },

    /** @param signal aborting it stops the listening, and forgets a first pageview that still waits */
    start(signal: AbortSignal): void {
      page = currentPage(document.referrer);
      const begin = () => {
        isDue = true;
        requestAnimationFrame(() => setTimeout(settle, SHOWN_AFTER_FRAME));
        setTimeout(settle, LONGEST_WAIT_FOR_PAINT);
      };
      const onPageShow = (event: PageTransitionEvent) => {
        if (!event.persisted) return;
        isDue = true;
        settle();
      };
      signal.addEventListener("abort", () => (isDue = false));
      window.addEventListener("pagehide", settle, { signal });
      window.addEventListener("pageshow", onPageShow, { signal });
      // A page that the browser prepares in advance may never be shown.
      if ((document as { prerendering?: boolean }).prerendering)
        document.addEventListener("prerenderingchange", begin, { once: true, signal });
      else begin();
    },
  };
}
