/* Gatsby's prefetching knows only its `Link`, and starts when a link comes into view: here a visitor asks for it. */

import { leadsToPage } from "./clicked-link";
import { isHydrated } from "./hydration";

const SIGNS_OF_INTENT = ["pointerover", "touchstart", "focusin"];

/**
 * Prefetches the page behind a link as soon as a pointer, a finger or the focus is on it, unless data is to be saved.
 * @returns the undo
 */
export function prefetchOnIntent(): () => void {
  const control = new AbortController();
  const { signal } = control;
  for (const sign of SIGNS_OF_INTENT) addEventListener(sign, prefetch, { capture: true, passive: true, signal });
  return () => control.abort();
}

function prefetch({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || !leadsToPage(link) || link.pathname === location.pathname) return;
  const { saveData, effectiveType } = navigator.connection ?? {};
  if (!isHydrated() || saveData || effectiveType?.includes("2g")) return;
  window.___loader.hovering(link.pathname);
}
