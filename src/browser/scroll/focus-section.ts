import type { RouteUpdateArgs } from "gatsby";
import { decoded } from "../normalise-address";
import { isStep } from "./scroll";
import { anchorSection } from "./anchor-section";

/**
 * Brings the keyboard to the section that a link from another page has led to: the router gives the focus to the whole
 * page, and the next Tab would lead back to its top. Within a page, the browser does the same by itself.
 */
export function focusSection({ location, prevLocation }: Pick<RouteUpdateArgs, "location" | "prevLocation">): void {
  if (!prevLocation || !location.hash || prevLocation.pathname === location.pathname) return;
  const section = document.getElementById(decoded(location.hash.slice(1)) ?? "");
  if (!section) return;
  if (!isStep(location)) anchorSection(section);
  section.tabIndex = -1;
  const page = document.getElementById("gatsby-focus-wrapper");
  page?.addEventListener("focus", () => section.focus({ preventScroll: true }), { once: true });
}
