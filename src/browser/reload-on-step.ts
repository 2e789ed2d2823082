import { showStepPosition } from "./scroll/step-position";

/**
 * Reloads when the browser goes back or forward to another page before React listens, which would change only the URL.
 * Called again, it replaces its own listener: the URL may have been normalised since.
 */
export function reloadOnStep(): void {
  const { pathname } = location;
  onpopstate = () => {
    if (location.pathname !== pathname) reloadStep();
  };
}

/** Reloads the page of a history step, while that of the step before is shown. */
export function reloadStep(): void {
  showStepPosition();
  location.reload();
}
