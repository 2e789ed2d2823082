import { withoutCode } from "./code";
import type { Referral } from "./referral";
import { FORGOTTEN, keepInTab, write } from "./store";

/**
 * Forgets the code: removes it from links that carry it, and from the page's URL. Part of the bundle, because nobody
 * can ask for it earlier.
 * @param referral the page's
 */
export function forgetCode(referral: Referral): void {
  referral.drop();
  // Going back may lead to a page whose URL contains the code.
  if (!write("sessionStorage", FORGOTTEN)) keepInTab(FORGOTTEN);
  // Left in the URL, it would be taken again when the URL is opened. The origin is named: a path may begin with `//`.
  history.replaceState(
    history.state,
    "",
    location.origin + location.pathname + withoutCode(location.search) + location.hash,
  );
  for (const link of document.links) referral.updateHref(link);
}
