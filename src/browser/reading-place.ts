/** Where the eyes are, as a share of the window's height. */
const EYES = 0.3;
/* In milliseconds: by then whoever scrolls has come to rest. */
const AT_REST_AFTER = 150;

interface Place {
  element: Element;
  /** What is read, as a share of the element's height. */
  share: number;
}

/** What stands before the reader's eyes; nothing at the top of the page, which stays there, nor where the menu or a toast lies upon it. */
function placeRead(): Place | undefined {
  const element = scrollY > 0 && document.elementFromPoint(innerWidth / 2, innerHeight * EYES);
  if (!element || !element.closest("main, footer")) return undefined;
  const { top, height } = element.getBoundingClientRect();
  return { element, share: (innerHeight * EYES - top) / height };
}

/**
 * Keeps before the reader's eyes what they read, when the window takes another width: a phone that is turned lays the
 * page out anew. Chromium's own way holds on to the header, which sticks, and gives up where paddings grow with the
 * window.
 */
export function keepReadingPlace(): void {
  let place: Place | undefined;
  let width = innerWidth;
  /** Where the last turn has brought the page. */
  let brought: number | undefined;
  let rest: ReturnType<typeof setTimeout>;
  const onScroll = () => {
    if (scrollY !== brought) place = undefined;
    clearTimeout(rest);
    rest = setTimeout(() => (place = placeRead()), AT_REST_AFTER);
  };
  const onResize = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    if (!place?.element.isConnected) return;
    const { top, height } = place.element.getBoundingClientRect();
    scrollBy({ top: top + height * place.share - innerHeight * EYES, behavior: "instant" });
    brought = scrollY;
  };
  addEventListener("scroll", onScroll, { passive: true });
  addEventListener("resize", onResize);
}
