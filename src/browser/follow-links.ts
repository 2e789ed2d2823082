import { clickedLink, leadsToPage } from "./clicked-link";
import { isHydrated } from "./hydration";
import { giveUp, navigate } from "./gatsby-link";

/**
 * Follows links to the site's pages by client-side navigation. Files, other sites, sections of the current page and
 * URLs that the router cannot decode are left to the browser. Such a click, or a history step, gives up the awaited
 * page.
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
  // Hydration ends a moment after the bundles have loaded: a link followed during it would change the URL and make it
  // fail.
  if (!link?.protocol.startsWith("http") || !isHydrated()) return;
  const { pathname, search, hash } = link;
  if (!leadsToPage(link) || (hash && pathname === location.pathname)) return giveUp();
  click.preventDefault();
  void navigate(pathname + search + hash);
}
