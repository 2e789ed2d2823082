const SIGNS_OF_READING = ["wheel", "touchstart", "pointerdown", "keydown"];
/* In milliseconds: what comes late, a tool or the face of the headings, is there by then. */
const SETTLED_AFTER = 2_000;

/**
 * Keeps the section that a link has led to where it is, while what stands above it is still taking its height: browsers
 * do so by themselves, but for Safari. Whoever scrolls on is left alone.
 */
export function keepInPlace(section: HTMLElement): void {
  if (CSS.supports("overflow-anchor", "auto")) return;
  const growth = new ResizeObserver(() => section.scrollIntoView({ behavior: "instant" }));
  const leave = () => growth.disconnect();
  growth.observe(section.closest("main")!);
  for (const sign of SIGNS_OF_READING) addEventListener(sign, leave, { capture: true, passive: true, once: true });
  setTimeout(leave, SETTLED_AFTER);
}
