import { pageReferral, PARAMETER } from "../referral";
import { clickedLink } from "./clicked-link";

/**
 * Keeps a link to a section of the very page within the page. Such links name no query, unless the referral has
 * put its code there, and the visitor whom a campaign or an affiliate has sent came with another: to the browser that
 * is another document, which it would load anew.
 * @returns the undo
 */
export function keepAnchorsInPlace(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = clickedLink(event);
    if (!link?.hash || link.search === location.search) return;
    if (link.search && link.search !== `?${PARAMETER}=${pageReferral().code()}`) return;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    event.preventDefault();
    if (link.hash === location.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
    else location.hash = link.hash;
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
