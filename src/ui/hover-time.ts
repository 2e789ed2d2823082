interface Hover {
  button: Element | null;
  /** On the clock of `performance.now()`. */
  at: number;
}

let last: Hover = { button: null, at: 0 };

/**
 * Notes which button a pointer has come to, or that it is at none: what is to follow after a while counts from here,
 * not from when its code came.
 */
export function noteHover(button: Element | null): void {
  if (button !== last.button) last = { button, at: performance.now() };
}

/** How long ago, in ms, a pointer came to a button; 0 for one of which that was not noted. */
export const hoveredFor = (button: Element | null) => (button === last.button ? performance.now() - last.at : 0);
