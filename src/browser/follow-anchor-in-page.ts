import { isCodeAtMost } from "../referral";
import { clickedLink } from "./clicked-link";

/**
 * Keeps a link to a section of the very page within the page. Such a link names no query, and the visitor whom a
 * campaign or an affiliate has sent came with one: to the browser that is another document, which it would load anew,
 * and which would be counted twice. A listener of the inline script, as such visitors click before the bundle comes
 * too.
 */
export function followAnchorInPage(click: MouseEvent): void {
  const link = clickedLink(click);
  // The referral may have put its code there.
  if (!link?.hash || link.search === location.search || !isCodeAtMost(link.search)) return;
  if (link.origin + link.pathname !== location.origin + location.pathname) return;
  click.preventDefault();
  // Said anew, the same address leads both the eye and the keyboard there once more.
  if (link.hash === location.hash) location.replace(location.href);
  else location.hash = link.hash;
}
