interface Hover {
  button: Element | null;
  /** On the clock of `performance.now()`. */
  at: number;
}

let last: Hover = { button: null, at: 0 };

/** Notes which button the pointer is on, if any: a delay counts from here, not from when the code loaded. */
export function noteHover(button: Element | null): void {
  if (button !== last.button) last = { button, at: performance.now() };
}

/** How long ago, in ms, the pointer came to a button; 0 if that was not noted. */
export const hoveredFor = (button: Element | null) => (button === last.button ? performance.now() - last.at : 0);
