/**
 * Where the browser does not do so by itself (Safari), keeps what is read under a tool where it stands, when the
 * tool takes a place of another height.
 * @param place what is shown until the tool comes, in an element that stays
 * @returns to be called as the place goes, in the task that draws the tool
 */
export function holdBelow(place: Element): () => void {
  return () => {
    const frame = place.parentElement;
    if (!frame || CSS.supports("overflow-anchor", "auto")) return;
    const { height: before } = frame.getBoundingClientRect();
    // Before the next frame, and in the order of the page: those above have been made up for.
    queueMicrotask(() => {
      const { top, height } = frame.getBoundingClientRect();
      if (frame.isConnected && top + before <= innerHeight / 2) scrollBy(0, height - before);
    });
  };
}
