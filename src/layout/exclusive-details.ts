/**
 * Records an element's position in the viewport. The returned function scrolls by as much as it has moved since, unless
 * something else has scrolled: the browser or a key press.
 */
function hold(element: Element): () => void {
  const { top } = element.getBoundingClientRect();
  const from = scrollY;
  return () => {
    if (scrollY === from) scrollBy(0, element.getBoundingClientRect().top - top);
  };
}

/**
 * Keeps one of the `<details>` of a name open, as most browsers do on their own; the older ones in package.json do not
 * (specification, section 4). Also keeps the pressed question in place when an answer that closes above it would move
 * it out of view: no browser does.
 * @returns the undo
 */
export function keepDetailsExclusive(): () => void {
  const control = new AbortController();
  const onClick = ({ target }: Event) => {
    const question = (target as Element).closest("details[name]>summary");
    if (question) requestAnimationFrame(hold(question));
  };
  const closeBeside = (answer: HTMLDetailsElement) => {
    const name = answer.open && answer.getAttribute("name");
    if (!name) return;
    const keepInPlace = hold(answer);
    for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[open][name="${name}"]`)) {
      if (other !== answer) other.open = false;
    }
    keepInPlace();
  };
  const onToggle = ({ target }: Event) => closeBeside(target as HTMLDetailsElement);
  // The question pressed before this ran, recorded by the start script.
  const pressed = window.lastClick?.closest("details");
  if (pressed) closeBeside(pressed);
  // In the capture phase, as `toggle` does not bubble.
  const options = { capture: true, signal: control.signal };
  document.addEventListener("click", onClick, options);
  document.addEventListener("toggle", onToggle, options);
  return () => control.abort();
}
