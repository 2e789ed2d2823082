let focused: Element | null = null;

/**
 * Notes what has the focus, right before React takes markup over: where it draws it anew, as it does of markup that an
 * extension or a translator has changed, what was focused goes.
 */
export function noteFocus(): void {
  const { activeElement, body } = document;
  // The body has it where what was focused is gone.
  if (activeElement !== body || focused?.isConnected) focused = activeElement;
}

/** Focuses what has taken the place of what was focused, if that is gone: the caret where it was, nothing scrolled. */
export function giveFocusBack(): void {
  const gone = focused;
  if (!gone || gone.isConnected || document.activeElement !== document.body) return;
  const heir = document.getElementById(gone.id);
  if (!heir) return;
  focused = heir;
  heir.focus({ preventScroll: true });
  // What was typed comes back first, and takes the caret to its end.
  if (hasCaret(gone) && hasCaret(heir)) {
    queueMicrotask(() => heir.setSelectionRange(gone.selectionStart, gone.selectionEnd));
  }
}

const hasCaret = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null);
