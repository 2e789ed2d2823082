/**
 * The link that the browser is about to follow in the very tab of a click: to another page, or within this one. None
 * where the click opens something else (a new tab, a download, a menu, a letter), or something has answered it already.
 */
export function clickedLink(click: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  return link && !link.target && !link.hasAttribute("download") && link.protocol.startsWith("http") ? link : undefined;
}

/** Whether a link leads to a page of the site: not to another site, nor to a file. */
export const leadsToPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && !/\.\w+$/.test(pathname);
