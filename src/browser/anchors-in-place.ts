import { pageReferral, PARAMETER } from "../referral";

/** A click that opens something else than the link's page here: a new tab, a download, a menu. */
const isForBrowser = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Keeps a link to a section of the very page within the page. Such links name no query, unless the referral has
 * put its code there, and the visitor whom a campaign or an affiliate has sent came with another: to the browser that
 * is another document, which it would load anew.
 * @returns the undo
 */
export function keepAnchorsInPlace(): () => void {
  const onClick = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
    if (!link?.hash || link.target || link.search === location.search) return;
    if (link.search && link.search !== `?${PARAMETER}=${pageReferral().code()}`) return;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    event.preventDefault();
    if (link.hash === location.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
    else location.hash = link.hash;
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
