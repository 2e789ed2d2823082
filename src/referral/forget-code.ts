import { withoutCode } from "./code";
import type { Referral } from "./referral";
import { FORGOTTEN, keepInTab, STORAGE_KEY } from "./store";

/**
 * Forgets the code: links that carry it lose it, and so does the page's address. The bundle's, as nobody can ask for it
 * before.
 * @param referral that of the page
 */
export function forgetCode(referral: Referral): void {
  referral.drop();
  try {
    // A step back may lead to a page whose address names it.
    sessionStorage.setItem(STORAGE_KEY, FORGOTTEN);
  } catch {
    keepInTab(FORGOTTEN);
  }
  // Left there, it would be taken again at the next reload. The origin is named, as a path may begin with two slashes.
  history.replaceState(
    history.state,
    "",
    location.origin + location.pathname + withoutCode(location.search) + location.hash,
  );
  for (const link of document.links) referral.dress(link);
}
