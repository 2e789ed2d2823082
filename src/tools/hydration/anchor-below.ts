/**
 * Scroll anchoring for browsers without it (Safari): what is read below a tool stays where it is when the tool replaces
 * a placeholder of another height.
 * @param place the placeholder, in an element that stays
 * @returns to be called when the placeholder is removed, in the task that renders the tool
 */
export function anchorBelow(place: Element): () => void {
  return () => {
    const frame = place.parentElement;
    if (!frame || CSS.supports("overflow-anchor", "auto")) return;
    const { height: before } = frame.getBoundingClientRect();
    // Before the next frame, in page order: tools above have been compensated by then.
    queueMicrotask(() => {
      const { top, height } = frame.getBoundingClientRect();
      if (frame.isConnected && top + before <= innerHeight / 2) scrollBy(0, height - before);
    });
  };
}
