/** The first pageview waits for the first paint, but not longer than this, in milliseconds. */
const LONGEST_WAIT_FOR_PAINT_MS = 1_000;
/** In milliseconds. The frame is drawn by then, and soon shown: a request before that would slow the page's loading. */
const SHOWN_AFTER_FRAME_MS = 100;

/**
 * Waits until the page is shown. A prerendered page may never be.
 * @param begin called when the page begins to be shown
 * @param act called after the first paint, and at the latest one second after `begin`; may be called twice
 * @param signal aborting it stops waiting for a prerendered page
 */
export function afterFirstPaint(begin: () => void, act: () => void, signal: AbortSignal): void {
  const wait = () => {
    begin();
    requestAnimationFrame(() => setTimeout(act, SHOWN_AFTER_FRAME_MS));
    setTimeout(act, LONGEST_WAIT_FOR_PAINT_MS);
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", wait, { once: true, signal });
  else wait();
}
