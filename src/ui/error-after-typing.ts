import { useEffect, useState } from "react";

/** After a pause of this length, typing has ended. */
export const TYPING_PAUSE_MS = 800;

/**
 * The error of a text control, once typing has paused: half-typed text is not wrong yet. An error that is shown stays
 * as long as the control is wrong.
 * @param error what is wrong with the control's value
 * @param typed what was typed last; undefined for what was pasted, and once the control is left
 */
export function useErrorAfterTyping(error: string | undefined, typed: string | undefined): string | undefined {
  const [shown, show] = useState(error);
  const [paused, pause] = useState(typed);
  const due = shown || typed === undefined || typed === paused ? error : undefined;
  if (due !== shown) show(due);
  useEffect(() => {
    const timer = setTimeout(pause, TYPING_PAUSE_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return due;
}
