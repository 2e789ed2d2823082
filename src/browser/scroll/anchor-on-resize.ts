/** Where the eyes are, in pixels from the top of the window: below the header, on a phone that lies on its side too. */
const EYES = 150;

/**
 * Keeps before the reader's eyes what they read, when the window takes another width: a phone that is turned lays the
 * page out anew. Chromium's own way holds on to the header, which sticks, and gives up where paddings grow with the
 * window. Nothing moves at the top of the page, nor where the menu lies upon it.
 * @returns the undo
 */
export function anchorOnResize(): () => void {
  const control = new AbortController();
  const { signal } = control;
  let width = innerWidth;
  /** What is read, and which share of its height stands above the eyes. */
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
