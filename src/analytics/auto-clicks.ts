import { CLICK, type Metadata } from "./event";
import { normalise, visibleText } from "./visible-text";

/** Section 9: characters of the clicked text. */
const CLICK_TEXT_LIMIT = 500;

/**
 * Sends a `Click` with the text and tag of whatever is clicked: the nearest control, else the element itself. A control
 * that has a label is told by the label. Off unless the site asks for it (section 4).
 * @param signal aborting it stops the listening
 */
export function listenForClicks(track: (name: string, metadata: Metadata) => void, signal: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const { labels } = target as HTMLInputElement;
    const clicked = target.closest("a, button, summary, label") ?? labels?.[0] ?? target;
    const { control } = clicked as HTMLLabelElement;
    // The browser clicks the control next: one click of the visitor's, told once.
    if (control?.matches(":enabled") && !control.contains(target)) return;
    // A click beside the page is one on all of it, style sheet included: only what is drawn was clicked.
    const words = normalise((clicked as HTMLElement).innerText) || visibleText(clicked);
    // A strict collector refuses half an emoji.
    const text = words.slice(0, CLICK_TEXT_LIMIT).replace(/[\uD800-\uDBFF]$/, "");
    track(CLICK, { text, tag: clicked.localName });
  };
  document.addEventListener("click", onClick, { capture: true, signal });
}
