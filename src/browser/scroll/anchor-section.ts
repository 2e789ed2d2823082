const SIGNS_OF_READING = ["wheel", "touchstart", "pointerdown", "keydown"];
/* In milliseconds: late content, such as a tool or the headings' font, has arrived by then. */
export const SETTLED_AFTER_MS = 2_000;

/**
 * Keeps the section that a link led to in place while the content above it is still growing: browsers do so on their
 * own (scroll anchoring), except Safari. A visitor who scrolls on is left alone.
 */
export function anchorSection(section: HTMLElement): void {
  if (CSS.supports("overflow-anchor", "auto")) return;
  const growth = new ResizeObserver(() => section.scrollIntoView({ behavior: "instant" }));
  const control = new AbortController();
  const stop = () => control.abort();
  const options = { capture: true, passive: true, signal: control.signal };
  control.signal.addEventListener("abort", () => growth.disconnect());
  growth.observe(document.body);
  for (const sign of SIGNS_OF_READING) addEventListener(sign, stop, options);
  setTimeout(stop, SETTLED_AFTER_MS);
}
