import { isCodeAtMost } from "../referral";
import { clickedLink } from "./clicked-link";

/**
 * Keeps a link to a section of the current page within the page. Such a link has no query, but the URL of a visitor who
 * comes from a campaign or an affiliate has one: to the browser, the link leads to another document, which it would
 * load and which would be counted again. This listener is part of the inline script, because such visitors may also
 * click before the bundle has loaded.
 */
export function followAnchorInPage(click: MouseEvent): void {
  const link = clickedLink(click);
  // The referral module may have added its code to the link.
  if (!link?.hash || link.search === location.search || !isCodeAtMost(link.search)) return;
  if (link.origin + link.pathname !== location.origin + location.pathname) return;
  click.preventDefault();
  // Assigning the same URL again scrolls there and moves the focus again.
  if (link.hash === location.hash) location.replace(location.href);
  else location.hash = link.hash;
}
