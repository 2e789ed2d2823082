/** The reading position, in pixels from the top of the viewport: below the header, even on a phone in landscape. */
const READING_LINE = 150;

/**
 * Keeps what the reader reads in place when the width of the viewport changes: turning a phone lays the page out again.
 * Chromium's scroll anchoring anchors to the sticky header, and gives up when paddings grow with the viewport. Nothing
 * moves at the top of the page, or while the menu covers it.
 * @returns the undo
 */
export function anchorOnResize(): () => void {
  const control = new AbortController();
  const { signal } = control;
  let width = innerWidth;
  /** The element at the reading position, and the share of its height that is above it. */
  let anchor: Element | null | undefined;
  let share: number;
  const onScroll = () => {
    anchor = scrollY ? document.elementFromPoint(width / 2, READING_LINE)?.closest("main *, footer") : null;
    if (!anchor) return;
    const { top, height } = anchor.getBoundingClientRect();
    share = (READING_LINE - top) / height;
  };
  const onResize = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    if (!anchor?.isConnected) return;
    const { top, height } = anchor.getBoundingClientRect();
    scrollBy({ top: top + height * share - READING_LINE, behavior: "instant" });
  };
  window.addEventListener("scroll", onScroll, { passive: true, signal });
  window.addEventListener("resize", onResize, { signal });
  return () => control.abort();
}
