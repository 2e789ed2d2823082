import { CLICK, type Metadata } from "./event";
import { visibleText } from "./visible-text";

/** Section 9: characters of the clicked text. */
const CLICK_TEXT_LIMIT = 500;

/**
 * Sends a `Click` with the text and tag of whatever is clicked: the nearest control, else the element itself.
 * Off unless the site asks for it (section 4).
 * @param signal aborting it stops the listening
 */
export function listenForClicks(track: (name: string, metadata: Metadata) => void, signal: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const clicked = target.closest("a, button, summary, label") ?? target;
    track(CLICK, { text: visibleText(clicked).slice(0, CLICK_TEXT_LIMIT), tag: clicked.localName });
  };
  document.addEventListener("click", onClick, { capture: true, signal });
}
