import { clickedLink, leadsToPage } from "./clicked-link";
import { giveUp, navigate } from "./plain-links";

/**
 * Follows links to the site's pages inside the page. Files, other sites and sections of the page that is shown are the
 * browser's business; whoever goes there, or a step back, no longer awaits a page.
 * @returns the undo
 */
export function followLinks(): () => void {
  const control = new AbortController();
  const { signal } = control;
  window.addEventListener("click", follow, { signal });
  window.addEventListener("popstate", giveUp, { signal });
  return () => control.abort();
}

function follow(click: MouseEvent) {
  const link = clickedLink(click);
  if (!link) return;
  const { pathname, search, hash } = link;
  if (!leadsToPage(link) || (hash && pathname === location.pathname)) return giveUp();
  click.preventDefault();
  void navigate(pathname + search + hash);
}
