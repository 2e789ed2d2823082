/** The reading position, in pixels from the top of the viewport: below the header, even on a phone in landscape. */
const EYES = 150;

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
  let read: Element | null | undefined;
  let share: number;
  const onScroll = () => {
    read = scrollY ? document.elementFromPoint(width / 2, EYES)?.closest("main *, footer") : null;
    if (!read) return;
    const { top, height } = read.getBoundingClientRect();
    share = (EYES - top) / height;
  };
  const onResize = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    if (!read?.isConnected) return;
    const { top, height } = read.getBoundingClientRect();
    scrollBy({ top: top + height * share - EYES, behavior: "instant" });
  };
  window.addEventListener("scroll", onScroll, { passive: true, signal });
  window.addEventListener("resize", onResize, { signal });
  return () => control.abort();
}
