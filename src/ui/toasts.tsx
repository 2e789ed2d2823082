import { lazy, useSyncExternalStore } from "react";
import { Optional } from "./optional";

/** One message that comes and goes. */
export interface Toast {
  id: number;
  message: string;
}

/** Specification, section 9: how many toasts are visible at once. */
export const MOST_TOASTS = 3;

const Live = lazy(() => import("./live-toasts"));
const NONE: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts = NONE;
let lastId = 0;

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows a short confirmation, such as "Lien copié", to everyone: sighted or by screen reader. The oldest makes room. */
export function showToast(message: string) {
  set([...toasts, { id: ++lastId, message }].slice(-MOST_TOASTS));
}

/** Takes a toast away once it has gone. */
export function dismissToast(id: number) {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Where toasts appear; their code loads with the first one. Rendered once, by the layout. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  const everShown = lastId > 0;
  return everShown ? (
    <Optional>
      <Live toasts={shown} />
    </Optional>
  ) : null;
}
