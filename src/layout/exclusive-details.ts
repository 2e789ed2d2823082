/**
 * Notes where an element stands on screen; what it returns scrolls by as much as it has moved since, unless something
 * else has scrolled: the browser itself, or the next key.
 */
function hold(element: Element): () => void {
  const { top } = element.getBoundingClientRect();
  const from = scrollY;
  return () => {
    if (scrollY === from) scrollBy(0, element.getBoundingClientRect().top - top);
  };
}

/**
 * Keeps one of the `<details>` of a name open, as most browsers do by themselves: the older ones that package.json
 * names do not (specification, section 4). And keeps a question under the finger that opens it, where the answer that
 * closes above it would take it out of sight: no browser does.
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
  // What was pressed before this ran, which the page's start script keeps.
  const pressed = window.lastClick?.closest("details");
  if (pressed) closeBeside(pressed);
  // In the capture phase, as the second event does not bubble.
  const options = { capture: true, signal: control.signal };
  document.addEventListener("click", onClick, options);
  document.addEventListener("toggle", onToggle, options);
  return () => control.abort();
}
