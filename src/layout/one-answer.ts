/**
 * Keeps one of the `<details>` of a name open, as most browsers do by themselves: the older ones that package.json
 * names do not (specification, section 4).
 * @returns the undo
 */
export function keepOneAnswerOpen(): () => void {
  const onToggle = ({ target }: Event) => {
    const answer = target as HTMLDetailsElement;
    const name = answer.open && answer.getAttribute("name");
    if (!name) return;
    for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[open][name="${name}"]`)) {
      if (other !== answer) other.open = false;
    }
  };
  // In the capture phase, as the event does not bubble.
  document.addEventListener("toggle", onToggle, true);
  return () => document.removeEventListener("toggle", onToggle, true);
}
