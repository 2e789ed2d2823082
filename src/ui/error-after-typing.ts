import { useEffect, useState } from "react";

/** How long one has paused who is no longer typing. */
export const TYPING_PAUSE_MS = 800;

/**
 * The error of a control that one types in, once it is one: what is half typed is not wrong yet. An error that is shown
 * stays as long as the control is wrong.
 * @param error what is wrong with what the control holds
 * @param typed what was typed last; undefined of what was pasted, and once the control is left
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
