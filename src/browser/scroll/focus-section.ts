import type { RouteUpdateArgs } from "gatsby";
import { decoded } from "../normalise-address";
import { isStep } from "./scroll";
import { anchorSection } from "./anchor-section";

/**
 * Moves the focus to the section that a link from another page led to: the router focuses the whole page, so the next
 * Tab would go back to its top. Within a page, the browser does the same on its own.
 */
export function focusSection({ location, prevLocation }: Pick<RouteUpdateArgs, "location" | "prevLocation">): void {
  if (!prevLocation || !location.hash || prevLocation.pathname === location.pathname) return;
  const section = document.getElementById(decoded(location.hash.slice(1)) ?? "");
  if (!section) return;
  if (!isStep(location)) anchorSection(section);
  section.tabIndex = -1;
  const page = document.getElementById("gatsby-focus-wrapper");
  // Safari gives the focus to the page, not to a pressed link: the router would not move it, and no event would come.
  page?.blur();
  page?.addEventListener("focus", () => section.focus({ preventScroll: true }), { once: true });
}
