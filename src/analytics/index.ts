/*
 * Analytics: sends pageviews and the product's events to a Logspot collector (specification, section 7).
 *
 * Goals, by priority:
 * 1. A visitor who refuses is not measured.
 * 2. No event is lost, and none is counted twice.
 * 3. No page waits.
 * 4. Nothing throws.
 *
 * Design:
 * - The inline script (`inline-entry.ts`, built by `src/gatsby/inline-scripts.ts`) is all that a page needs before any
 *   bundle loads: it counts the page, listens, and sends each event once. It stays in charge afterwards: the bundle
 *   adds to it (`create-analytics.ts`) and takes nothing over, so no event is lost between the two or sent by both. It
 *   weighs 5.1 kB, or 2.2 kB with Brotli; what waits for the bundle would add a quarter.
 * - The markup declares its events (`data-event`), so they need no React.
 * - The first pageview waits for the first paint, but at most one second, and never past an event or the page's end.
 *
 * Map:
 *   inline-entry ─┬─ core ─┬─ first-paint      when the first page counts
 *                 │        ├─ declared-events  data-event: calls to action, questions ── visible-text
 *                 │        ├─ payload          the request's body, field by field ── campaign ── query
 *                 │        ├─ visitor          what is remembered about a visitor ── cookies
 *                 │        ├─ do-not-track     may anything be sent or kept? ── query
 *                 │        └─ post             the one network call
 *                 └─ auto-clicks               every click, off by default ── visible-text
 *
 *   page-analytics ── create-analytics         in the bundle: routes, the visitor's view and choice ── retries
 *
 *   api            the contracts of the core and of the full API
 *   event          the names and the format of all events
 *
 * Choices:
 * - A choice made on the site (`?dnt=0`, the footer's control) outranks the browser's signal.
 * - Measurement that is switched on during a visit starts with the next event or page.
 * - A double-click is one declared event, and two automatic ones.
 * - `metadata` without entries is `{}`.
 *
 * Known limits:
 * - A network error is retried, although the collector may have received the event and only its answer was lost.
 * - A body of 20,000 characters or more is sent without `keepalive`, and may be lost when the page is left.
 * - If the bundle does not load, a failed event is sent again only when the page is left; if that fails, it is lost.
 * - `<details open>` counts as opened when it is parsed.
 * - A page that the site itself reloads (its code did not load, another version went online) counts again, like any
 *   reload.
 * - `buttonText` is the button's current text: in another language for a visitor who has the page translated.
 * - Reloading an old page brings its own campaign back.
 * - If all storage is refused, a refusal to be measured lasts in its own tab, and may be lost once that tab has shown
 *   another site; a new tab follows only the browser's signal.
 * - Browsers keep less than they are asked to: Chromium keeps a cookie for 400 days at most, Safari a page's own for
 *   seven. The visitor is then a new one, and has to refuse again.
 * - While 50 events wait for the collector's answer, further ones are only logged.
 */
export type { AnalyticsConfig } from "./api";
export { withoutCampaign } from "./campaign";
export { CTA_CLICKED, FAQ_OPENED } from "./event";
export { pageAnalytics } from "./page-analytics";
export type { Place } from "./payload";
