import { decoded } from "./normalise-address";

/**
 * The link that the browser is about to follow in the tab of the click: to another page, or within this one. None when
 * the click opens something else (a new tab, a download, a menu) or has already been handled.
 */
export function clickedLink(click: MouseEvent): HTMLAnchorElement | null | undefined {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click;
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return null;
  return (target as Partial<Element>).closest?.<HTMLAnchorElement>("a[href]:not([target],[download])");
}

/** Whether a link leads to a page of the site: not to another site, a file, or a URL that the router cannot decode. */
export const leadsToPage = ({ origin, pathname, hash }: HTMLAnchorElement) =>
  origin === location.origin && !/\.\w+$/.test(pathname) && decoded(pathname + hash) !== undefined;
