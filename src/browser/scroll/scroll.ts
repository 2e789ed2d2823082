import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";
import { shownPath } from "../../site/shown-page";
import { positionName } from "./step-position";

type RouterLocation = RouteUpdateArgs["location"] & { action?: "PUSH" | "POP"; key?: string };

/**
 * On a history step, the browser scrolls to the position of the next page while the page being left is still shown, and
 * gatsby-react-router-scroll would save that position for the page being left: these events are hidden from it.
 * @returns the undo
 */
export function ignoreScrollWhileLeaving(): () => void {
  const onScroll = (event: Event) => {
    if (shownPath() !== location.pathname) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", onScroll, { capture: true, passive: true });
  return () => window.removeEventListener("scroll", onScroll, true);
}

/**
 * Saves the scroll position of the page that a visitor landed on, for going back: Gatsby saves it at each scroll event
 * that it receives, and it received none before React ran.
 */
export const saveFirstScroll = () => void dispatchEvent(new Event("scroll"));

/** The router reports all links that it follows, but not all of the browser's own steps, section links included. */
export const isStep = (location: RouteUpdateArgs["location"]) => (location as RouterLocation).action !== "PUSH";

/**
 * Gatsby's hook: the page that a visitor lands on is not scrolled. The browser has already scrolled it to its fragment
 * or restored its position, and by the time of hydration it may be read further down: it must not move then, nor take a
 * link from under a finger. History steps within a page are also left to the browser. In develop, the first page is
 * rendered only now, so Gatsby scrolls it, as it does each later page.
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
 * When a visitor goes back to a page with a fragment, restores the position that they left; Gatsby would always scroll
 * to the fragment.
 */
export function restoreScroll({ location, prevLocation }: Pick<RouteUpdateArgs, "location" | "prevLocation">): void {
  const { pathname, hash, key } = location as RouterLocation;
  if (!prevLocation || !isStep(location) || !hash || prevLocation.pathname === pathname) return;
  const position = savedScroll(pathname, key);
  if (position !== null) scrollTo({ top: position, behavior: "instant" });
}

/** A page's scroll position in pixels, as gatsby-react-router-scroll saved it: in memory if storage is refused. */
function savedScroll(pathname: string, key: string | undefined): number | null {
  const name = positionName(pathname, key);
  try {
    const saved = sessionStorage.getItem(name);
    return saved === null ? null : Number(saved);
  } catch {
    return window.___GATSBY_REACT_ROUTER_SCROLL?.[name] ?? null;
  }
}
