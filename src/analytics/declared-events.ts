import type { Metadata } from "./event";
import { normalise, visibleText } from "./visible-text";

type Track = (name: string | undefined, metadata: Metadata) => void;

/**
 * Listens for the events that the markup declares (section 7), before and after hydration:
 * - `<a data-event="CTAClicked" data-event-location="Hero Section">` sends {buttonText, location} when it is followed,
 *   by any click that opens it (left, middle, modified, keyboard); any other but `<details>`, when it is clicked;
 * - `<details data-event="FAQOpened" data-event-question="…">` sends {question} each time it opens.
 * @param signal aborting it stops the listening
 */
export function listenForDeclaredEvents(track: Track, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const isMiddleClick = event.button === 1;
    const isRepeated = event.detail > 1; // A double-click is one decision.
    if (isRepeated || (event.type === "auxclick" && !isMiddleClick)) return;
    const element = (event.target as Element).closest?.<HTMLElement>("[data-event]:not(details)");
    if (!element) return;
    const { event: name, eventLocation: location = null } = element.dataset;
    track(name, { buttonText: visibleText(element), location });
  };

  const onToggle = ({ target }: Event) => {
    const { open, dataset } = target as HTMLDetailsElement;
    const { event: name, eventQuestion } = dataset;
    if (open && name) track(name, { question: normalise(eventQuestion) });
  };

  // In the capture phase: a handler of the page may stop the event, and `toggle` does not bubble.
  const options = { capture: true, signal };
  document.addEventListener("click", onClick, options);
  document.addEventListener("auxclick", onClick, options);
  document.addEventListener("toggle", onToggle, options);
}
