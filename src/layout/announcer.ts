import { labelled } from "../content/text/labelled";

const ENGLISH = /^Navigated to /;

/**
 * Gatsby tells screen readers in English which page a link has led to, and lets nobody choose the words: what it
 * writes into its live region is put into the site's own. It does so at a link to a section of the same page as well,
 * over what the reader says of that section: there it is not heard.
 * @param reached what stands before the page's title, in French
 * @returns what undoes it
 */
export function announceIn(reached: string): () => void {
  const region = document.getElementById("gatsby-announcer");
  if (!region) return () => undefined;
  let written = "";
  let { pathname } = location;
  Object.defineProperty(region, "innerText", {
    configurable: true,
    get: () => written,
    set(text: string) {
      if (location.pathname === pathname) return;
      ({ pathname } = location);
      written = text;
      region.textContent = ENGLISH.test(text) ? labelled(reached, text.replace(ENGLISH, "")) : text;
    },
  });
  return () => Reflect.deleteProperty(region, "innerText");
}
