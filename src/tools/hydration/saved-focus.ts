let focused: Element | null = null;

/**
 * Saves the focused element right before hydration. React replaces markup that an extension or a translator has
 * changed, and the focus is lost with it.
 */
export function saveFocus(): void {
  const { activeElement, body } = document;
  // It is the body once the focused element is gone.
  if (activeElement !== body || focused?.isConnected) focused = activeElement;
}

/** Focuses the element that has replaced the focused one, if that is gone, with the same caret, without scrolling. */
export function restoreFocus(): void {
  const gone = focused;
  if (!gone || gone.isConnected || document.activeElement !== document.body) return;
  const replacement = document.getElementById(gone.id);
  if (!replacement) return;
  focused = replacement;
  replacement.focus({ preventScroll: true });
  // After what was typed is restored, which moves the caret to the end.
  if (hasCaret(gone) && hasCaret(replacement)) {
    queueMicrotask(() => replacement.setSelectionRange(gone.selectionStart, gone.selectionEnd));
  }
}

const hasCaret = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null);
