import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";

type RouterLocation = RouteUpdateArgs["location"] & { action?: "PUSH" | "POP"; key?: string };

let shown: string | undefined;

/** Tells that the page of the present address is shown. */
export const markShown = () => void (shown = location.pathname);

/**
 * On a step back the browser scrolls to the place of the next page while the one that is left is still shown, and
 * gatsby-react-router-scroll would keep that place for the one that is left: it does not hear of it.
 * @returns the undo
 */
export function ignoreScrollWhileLeaving(): () => void {
  const onScroll = (event: Event) => {
    if (shown !== undefined && shown !== location.pathname) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", onScroll, { capture: true, passive: true });
  return () => window.removeEventListener("scroll", onScroll, true);
}

/**
 * Has the place of the page that a visitor arrived on kept for the way back: Gatsby keeps it at each scroll that it
 * hears of, and of those before React came it heard none.
 */
export const saveFirstScroll = () => void dispatchEvent(new Event("scroll"));

/** The router tells of the links it follows; of the browser's own steps, a section's links among them, not always. */
export const isStep = (location: RouteUpdateArgs["location"]) => (location as RouterLocation).action !== "PUSH";

/**
 * Gatsby's hook: the page that a visitor arrives on is left where it is. The browser has brought it to its fragment,
 * or back to where it was left, and by the time of hydration it may be read further down: nothing moves it then, nor
 * takes a link from under a finger. Steps back and forth within a page are the browser's as well. In develop the first
 * page is drawn only now, and Gatsby looks for its place; so it does on each later page.
 * @returns false to leave the page where it is, undefined for Gatsby's own choice
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
}: Pick<ShouldUpdateScrollArgs, "prevRouterProps" | "routerProps">): false | undefined {
  if (!prevRouterProps) return process.env.NODE_ENV === "production" ? false : undefined;
  return isStep(location) && prevRouterProps.location.pathname === location.pathname ? false : undefined;
}

/**
 * Brings the visitor who steps back to a page with a fragment to the place that they left; for Gatsby, the fragment
 * always wins.
 */
export function restoreScroll({ location, prevLocation }: Pick<RouteUpdateArgs, "location" | "prevLocation">): void {
  const { pathname, hash, key } = location as RouterLocation;
  if (!prevLocation || !isStep(location) || !hash || prevLocation.pathname === pathname) return;
  const left = savedScroll(pathname, key);
  if (left !== null) scrollTo({ top: left, behavior: "instant" });
}

/** What gatsby-react-router-scroll has kept of a page, in memory where it may not in storage: its place in pixels. */
function savedScroll(pathname: string, key: string | undefined): number | null {
  const name = `@@scroll|${pathname}|${key}`;
  try {
    const kept = sessionStorage.getItem(name);
    return kept === null ? null : Number(kept);
  } catch {
    return window.___GATSBY_REACT_ROUTER_SCROLL?.[name] ?? null;
  }
}
