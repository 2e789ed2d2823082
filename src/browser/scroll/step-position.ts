/** The name under which gatsby-react-router-scroll saves the position of a history entry, which may have no key. */
export const positionName = (pathname: string, key = "initial") => `@@scroll|${pathname}|${key}`;

const LONGER_THAN_ANY_PAGE = "1e5px";

/**
 * Scrolls, before the page of a history step is reloaded, to where the visitor left it: a browser restores the position
 * that is shown when it reloads, and the page of the step before, which is still there, may not be as long.
 */
export function showStepPosition(): void {
  try {
    const top = sessionStorage.getItem(positionName(location.pathname, history.state?.key));
    document.body.style.minHeight = LONGER_THAN_ANY_PAGE;
    scrollTo(0, Number(top));
  } catch {
    // No position was saved.
  }
}
