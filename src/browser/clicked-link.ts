import { decoded } from "./normalise-address";

/**
 * The link that the browser is about to follow in the very tab of a click: to another page, or within this one. None
 * where the click opens something else (a new tab, a download, a menu), or something has answered it already.
 */
export function clickedLink(click: MouseEvent): HTMLAnchorElement | null | undefined {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click;
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return null;
  return (target as Partial<Element>).closest?.<HTMLAnchorElement>("a[href]:not([target],[download])");
}

/** Whether a link leads to a page of the site: not to another site, nor to a file, nor to what no router could decode. */
export const leadsToPage = ({ origin, pathname, hash }: HTMLAnchorElement) =>
  origin === location.origin && !/\.\w+$/.test(pathname) && decoded(pathname + hash) !== undefined;
