import type { ShouldUpdateScrollArgs } from "gatsby";

/**
 * Gatsby's hook: the page that a visitor arrives on is left where it is. The browser has brought it to its fragment,
 * or back to where it was left, and by the time of hydration it may be read further down: nothing moves it then, nor
 * takes a link from under a finger. In develop the page is drawn only now, and Gatsby looks for its place; so it does
 * on each later page.
 * @returns false to leave the page where it is, undefined for Gatsby's own choice
 */
export const shouldUpdateScroll = ({ prevRouterProps }: Pick<ShouldUpdateScrollArgs, "prevRouterProps">) =>
  prevRouterProps || process.env.NODE_ENV !== "production" ? undefined : false;
