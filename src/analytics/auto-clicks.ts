import { CLICK, type Metadata } from "./event";
import { normalise, visibleText } from "./visible-text";

/** Section 9: characters of the clicked text. */
const CLICK_TEXT_LIMIT = 500;

const CONTROL = "a, button, summary, label";

/** Where the page shows what the visitor typed (a tool) or what is known about them. */
const PRIVATE = "[data-tool],[data-private]";

/**
 * Sends a `Click` with the text and tag of whatever is clicked: the nearest control, else the element itself. A form
 * field that has a label is reported as its label. Any other element that is in a private place or
 * contains one is reported without its text, which may be the visitor's. Off unless the site asks for it (section 4).
 * @param signal aborting it stops the listening
 */
export function listenForClicks(track: (name: string, metadata: Metadata) => void, signal: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const { labels } = target as HTMLInputElement;
    const clicked = target.closest(CONTROL) ?? labels?.[0] ?? target;
    const { control } = clicked as HTMLLabelElement;
    // The browser clicks the control next: one click by the visitor, reported once.
    if (control?.matches(":enabled") && !control.contains(target)) return;
    const isPrivate = !clicked.matches(CONTROL) && (clicked.closest(PRIVATE) ?? clicked.querySelector(PRIVATE));
    // Only visible text was clicked: the answer of a closed question was not.
    const words = isPrivate ? "" : normalise((clicked as HTMLElement).innerText) || visibleText(clicked);
    // A strict collector refuses half an emoji.
    const text = words.slice(0, CLICK_TEXT_LIMIT).replace(/[\uD800-\uDBFF]$/, "");
    track(CLICK, { text, tag: clicked.localName });
  };
  document.addEventListener("click", onClick, { capture: true, signal });
}
