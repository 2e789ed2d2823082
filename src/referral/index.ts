/*
 * Referral: an affiliate's code arrives in `?gf=` and leaves on every link to the app (specification, section 1).
 *
 * Goals, by priority:
 * 1. No code is lost.
 * 2. No code leaks to another host.
 * 3. Links stay links.
 * 4. Nothing is waited for.
 *
 * Design:
 * - The `href` is rewritten at the first sign of use: every native way of following a link still works, without
 *   preventDefault.
 * - The module runs as an inline script (`inline-entry.ts`), built from these files by `src/gatsby/inline-scripts.ts`:
 *   there is no second copy to keep in step, and a click before hydration carries the code. The bundle reaches it with
 *   `pageReferral()`, and forgets the code with `forgetCode()`.
 *
 * Map:
 *   inline-entry ─┬─ page-referral   the referral of this page, shared with the bundle
 *                 └─ referral ─┬─ code    is this a code? the landing URL's code      (pure)
 *                              ├─ link    a link to the app with the code             (pure)
 *                              └─ store   local storage, else for the visit: session storage, the tab's name
 *
 *   forget-code   in the bundle: the visitor asks to forget the code
 *
 * Known limits:
 * - A link opened by a script (`window.open`) is not a link: it does not carry the code.
 * - A URL copied before any sign of use reaches the page (some screen readers' own "copy link") is copied unchanged.
 * - If all storage is refused, Chromium may show the tab's name to the site that a link leads to in that tab, or may
 *   lose it there, and an older page that the visitor goes back to has its own code.
 * - Safari forgets the code after seven days of browsing without a visit to the site.
 * - A forgotten code comes back with another old tab whose URL contains it, when that tab is reloaded.
 */
export { isCodeAtMost, withoutCode } from "./code";
export { forgetCode } from "./forget-code";
export { pageReferral } from "./page-referral";
export type { ReferralConfig } from "./referral";
export { readLastingCode, STORAGE_KEY } from "./store";
