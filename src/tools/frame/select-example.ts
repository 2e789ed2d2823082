import { hasField } from "../state/fragment";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: unknown): target is TextField =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.selectionStart !== null;

/**
 * Selects the example in a text field at the first click into it, so that what is pasted or typed replaces it instead
 * of landing inside it. A later click, or one into a field with the visitor's own text, places the caret as usual.
 * @param place the element that holds the tool; an earlier click, which the page's start script keeps, counts too
 * @returns the undo
 */
export function selectExamples(place: HTMLElement): () => void {
  const control = new AbortController();
  const pressed = new WeakSet<TextField>();
  const select = (target: unknown) => {
    if (!isTextField(target) || pressed.has(target)) return;
    pressed.add(target);
    if (target !== document.activeElement || target.selectionStart !== target.selectionEnd) return;
    // The URL's fragment has every field that was changed, except one that the browser filled in on its own.
    if (!hasField(location.hash, target.name) && target.value === target.defaultValue) target.select();
  };
  if (place.contains(window.lastClick ?? null)) select(window.lastClick);
  place.addEventListener("click", ({ target }) => select(target), { signal: control.signal });
  return () => control.abort();
}
