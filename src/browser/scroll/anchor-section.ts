const SIGNS_OF_READING = ["wheel", "touchstart", "pointerdown", "keydown"];
/* In milliseconds: what comes late, a tool or the face of the headings, is there by then. */
const SETTLED_AFTER = 2_000;

/**
 * Keeps the section that a link has led to where it is, while what stands above it is still taking its height: browsers
 * do so by themselves, but for Safari. Whoever scrolls on is left alone.
 */
export function anchorSection(section: HTMLElement): void {
  if (CSS.supports("overflow-anchor", "auto")) return;
  const growth = new ResizeObserver(() => section.scrollIntoView({ behavior: "instant" }));
  const stay = new AbortController();
  const leave = () => stay.abort();
  const heard = { capture: true, passive: true, signal: stay.signal };
  stay.signal.addEventListener("abort", () => growth.disconnect());
  growth.observe(document.body);
  for (const sign of SIGNS_OF_READING) addEventListener(sign, leave, heard);
  setTimeout(leave, SETTLED_AFTER);
}
