import { type ComponentType, useSyncExternalStore } from "react";
import { reportFailedImport } from "./failed-import";

/** One message that comes and goes. */
interface Toast {
  id: number;
  message: string;
}

export interface LiveToastsProps {
  toasts: readonly Toast[];
  /** Their name for a screen reader. */
  label: string;
}

/** Specification, section 9: how many toasts are visible at once. */
const MOST_TOASTS = 3;

const NONE: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts = NONE;
let lastId = 0;
let Live: ComponentType<LiveToastsProps> | undefined;

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Shows a short confirmation, such as "Lien copié", on screen and to screen readers; the oldest makes room. The code
 * loads with the first one; if that fails, the message is dropped, and the next one retries.
 */
export function showToast(message: string) {
  set([...toasts, { id: ++lastId, message }].slice(-MOST_TOASTS));
  if (Live) return;
  import("./live-toasts").then(
    (module) => {
      Live = module.LiveToasts;
      set([...toasts]);
    },
    (error: unknown) => {
      set(NONE);
      reportFailedImport(error);
    },
  );
}

/** Removes a toast that has closed. */
export function dismissToast(id: number) {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Where toasts appear. Rendered once, by the layout. */
export function Toasts({ label }: Pick<LiveToastsProps, "label">) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  return Live ? <Live toasts={shown} label={label} /> : null;
}
