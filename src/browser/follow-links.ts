import { clickedLink, leadsToPage } from "./clicked-link";
import { isHydrated } from "./hydration";
import { giveUp, navigate } from "./gatsby-link";

/**
 * Follows links to the site's pages inside the page. Files, other sites, sections of the page that is shown, and what
 * the router could not decode, are the browser's business; whoever goes there, or a step back, no longer awaits a page.
 * @returns the undo
 */
export function followLinks(): () => void {
  const control = new AbortController();
  const { signal } = control;
  window.addEventListener("click", follow, { signal });
  for (const step of ["popstate", "pagehide"]) window.addEventListener(step, giveUp, { signal });
  return () => control.abort();
}

function follow(click: MouseEvent) {
  const link = clickedLink(click);
  // Followed under the hydration, which is a moment behind the bundles, a link would change the address and make it
  // fail.
  if (!link?.protocol.startsWith("http") || !isHydrated()) return;
  const { pathname, search, hash } = link;
  if (!leadsToPage(link) || (hash && pathname === location.pathname)) return giveUp();
  click.preventDefault();
  void navigate(pathname + search + hash);
}
