import { says } from "../state/fragment";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: unknown): target is TextField =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.selectionStart !== null;

/**
 * Selects the example in a text field at the first press into it: what is pasted or typed then takes its place, where
 * it would have landed in its midst. A later press, and one into a field with something of the visitor's own, puts the
 * caret where it falls.
 * @param place the element that holds the tool; a press before this ran, which the page's start script keeps, counts too
 * @returns the undo
 */
export function selectExamples(place: HTMLElement): () => void {
  const control = new AbortController();
  const pressed = new WeakSet<TextField>();
  const select = (target: unknown) => {
    if (!isTextField(target) || pressed.has(target)) return;
    pressed.add(target);
    if (target !== document.activeElement || target.selectionStart !== target.selectionEnd) return;
    // The address tells of every field that is no longer at rest, but of what a browser has filled in by itself.
    if (!says(location.hash, target.name) && target.value === target.defaultValue) target.select();
  };
  if (place.contains(window.lastClick ?? null)) select(window.lastClick);
  place.addEventListener("click", ({ target }) => select(target), { signal: control.signal });
  return () => control.abort();
}
