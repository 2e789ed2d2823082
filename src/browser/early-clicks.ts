import { isHydrated } from "./hydration";

/**
 * Leaves links to the browser until the page is hydrated. The bundles are there a moment before: a click that Gatsby
 * caught then would change the address under the hydration, which would fail and render the page anew.
 * @returns the undo
 */
export function leaveEarlyClicksToTheBrowser(): () => void {
  const catchEarly = (event: MouseEvent) => {
    if (!isHydrated() && (event.target as Element).closest?.("a[href]")) event.stopPropagation();
  };
  document.addEventListener("click", catchEarly, true);
  return () => document.removeEventListener("click", catchEarly, true);
}
