import { labelled } from "../content/text/labelled";
import { shownPath } from "../site/shown-page";

const ENGLISH = /^Navigated to /;

/**
 * Gatsby announces each reached page to screen readers in fixed English: this replaces the text that it writes into its
 * live region. Gatsby also announces links to a section of the same page, over what the screen reader says about that
 * section: those announcements are dropped.
 * @param reached the words before the page's title, in French
 * @returns the undo
 */
export function announceIn(reached: string): () => void {
  const region = document.getElementById("gatsby-announcer");
  if (!region) return () => undefined;
  let written = "";
  let announced = shownPath();
  Object.defineProperty(region, "innerText", {
    configurable: true,
    get: () => written,
    set(text: string) {
      if (shownPath() === announced) return;
      announced = shownPath();
      written = text;
      region.textContent = ENGLISH.test(text) ? labelled(reached, text.replace(ENGLISH, "")) : text;
    },
  });
  return () => Reflect.deleteProperty(region, "innerText");
}
