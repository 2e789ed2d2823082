/** The attributes that report an opened answer as an event and close the others. */
const SIDE_EFFECT_ATTRIBUTES = ["data-event", "name"];

/** Opens an answer without those effects; returns the undo. */
function openUnnoticed(answer: HTMLDetailsElement): () => void {
  const saved = SIDE_EFFECT_ATTRIBUTES.map((name) => [name, answer.getAttribute(name)!] as const);
  for (const name of SIDE_EFFECT_ATTRIBUTES) answer.removeAttribute(name);
  answer.open = true;
  return () => {
    answer.open = false;
    for (const [name, value] of saved) answer.setAttribute(name, value);
  };
}

/**
 * Opens the answers whenever the page is printed, for browsers in which the style sheet cannot (Chromium up to 130,
 * Firefox 140, Safari 17).
 * @returns the undo
 */
export function openDetailsForPrint(): () => void {
  const control = new AbortController();
  const { signal } = control;
  const opened: (() => void)[] = [];
  const open = () => {
    for (const answer of document.querySelectorAll<HTMLDetailsElement>("main details[name]:not([open])"))
      opened.push(openUnnoticed(answer));
  };
  const close = () => {
    for (const undo of opened.splice(0)) undo();
  };
  if (!CSS.supports("selector(::details-content)")) {
    addEventListener("beforeprint", open, { signal });
    addEventListener("afterprint", close, { signal });
  }
  return () => control.abort();
}
