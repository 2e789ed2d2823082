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
  /* Names, because a tool may render a field anew. */
  const typedInto = new Set<string>();
  const select = (target: unknown) => {
    if (!isTextField(target) || pressed.has(target)) return;
    pressed.add(target);
    if (target !== document.activeElement || target.selectionStart !== target.selectionEnd) return;
    // The URL's fragment has what was changed before a reload; a value filled in by the browser differs from its default.
    const isOwn = typedInto.has(target.name) || hasField(location.hash, target.name);
    if (!isOwn && target.value === target.defaultValue) target.select();
  };
  const onInput = ({ target }: Event) => {
    if (isTextField(target) && place.contains(target)) typedInto.add(target.name);
  };
  // In the document's capture phase, because React stops events inside what is not hydrated.
  document.addEventListener("input", onInput, { capture: true, signal: control.signal });
  if (place.contains(window.lastClick ?? null)) select(window.lastClick);
  place.addEventListener("click", ({ target }) => select(target), { signal: control.signal });
  return () => control.abort();
}
