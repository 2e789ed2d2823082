/*
 * Referral: an affiliate's code arrives in `?gf=` and leaves on every link to the app (section 1).
 *
 * Goals, in this order: no code is lost, none is leaked to another host, links stay links, nothing is waited for.
 * - Rewriting the `href` at the first sign of use keeps every native way of following a link, and needs no preventDefault.
 * - It runs as an inline script (`inline-entry.ts`), built from these files by `src/gatsby/inline-scripts.ts`: no second copy
 *   can drift, and a click before hydration carries the code. The app uses it by `pageReferral()`, and forgets it.
 *
 *   early ── page-referral ── referral ─┬─ code    is this a code? the landing URL's code      (pure)
 *                                       ├─ link    a link to the app with the code             (pure)
 *                                       └─ store   local storage, else the visit: session storage, the tab's name
 *   forget-code    the visitor's wish, which comes with the bundle
 *
 * Known limits: a link opened by a script (`window.open`) is not a link; an address copied before any sign of use
 * reaches the page (some screen readers' own "copy link") is copied as it stands;
 * where all storage is refused, Chromium may show the tab's name to the site that a link leads to in that tab, and an older
 * page that is come back to has its own code;
 * a code that was forgotten comes back with another old tab whose address names it, when that tab is reloaded.
 */
export { isCodeAtMost, withoutCode } from "./code";
export { forgetCode } from "./forget-code";
export { pageReferral } from "./page-referral";
export type { ReferralConfig } from "./referral";
export { readLastingCode, STORAGE_KEY } from "./store";
