/** The first pageview waits for the first paint, but not longer than this, in milliseconds. */
const LONGEST_WAIT_FOR_PAINT = 1_000;
/** The frame is drawn by then, and soon shown: until it is, a request would compete with what the page still lacks. */
const SHOWN_AFTER_FRAME = 100;

/**
 * Waits until the page is shown. A page that the browser prepares in advance may never be.
 * @param begin called when the page begins to be shown
 * @param act called after its first paint, or a second later at the latest; more than once
 * @param signal aborting it forgets a page that is still prepared
 */
export function afterFirstPaint(begin: () => void, act: () => void, signal: AbortSignal): void {
  const wait = () => {
    begin();
    requestAnimationFrame(() => setTimeout(act, SHOWN_AFTER_FRAME));
    setTimeout(act, LONGEST_WAIT_FOR_PAINT);
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", wait, { once: true, signal });
  else wait();
}
