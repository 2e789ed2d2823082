/*
 * Analytics: pageviews and the product's events, sent to a Logspot collector (section 7).
 *
 * Goals, in this order: a visitor who refuses is not measured; no event is lost, none is counted twice; no page waits;
 * nothing throws. Hence:
 * - What a page needs before any bundle arrives is its inline script (`inline-entry.ts`, built by
 *   `src/gatsby/inline-scripts.ts`): it counts the page, listens, and sends each event once. It stays in charge after:
 *   the bundle adds to it (`create-analytics.ts`) and takes nothing over, so nothing can fall between two halves or be sent by
 *   both. It weighs 4.9 kB, 2.1 with Brotli; what waits for the bundle would add a quarter to it.
 * - The markup declares its events (`data-event`), so they need no React.
 * - The first pageview waits for the first paint, at most a second, and never past an event or the page's end.
 *
 *   inline-entry ── core ─┬─ first-paint      when the first page counts
 *                  ├─ declared-events  data-event: calls to action, questions
 *                  ├─ auto-clicks      every click, off by default
 *                  ├─ payload          the body, field by field ── campaign ── query
 *                  ├─ visitor          what is remembered ── cookies
 *                  ├─ do-not-track     may anything be sent or kept?
 *                  └─ post             the one call
 *
 *   page-analytics ── create-analytics (routes, the visitor's view and choice) ── retries       api: both contracts
 *
 * Choices: a site-made choice (`?dnt=0`, the footer) outranks the browser's signal. Measurement switched on in mid-visit
 * starts with the next event or page. A double-click is one event. `metadata` is `{}` without entries.
 *
 * Known limits: a network error is retried although the collector may have received the event and lost its answer;
 * a body of more than 20,000 characters is sent without `keepalive` and may be lost with the page; where no bundle comes,
 * what fails is sent again only when the page is left; what still fails then is lost; `<details open>` counts as opened
 * when it is parsed; a page that the site itself loads anew (its code was lost, another version went online) counts
 * again, like a reload; `buttonText` is what the button says, to whoever has it translated in another language; an old page
 * that is reloaded brings its own campaign back; where all storage is refused, a refusal to be measured lasts in its own
 * tab, and a new one asks the browser's signal alone; beyond 50 events that wait for the collector's answer, further ones are
 * lines in the log.
 */
export type { AnalyticsConfig } from "./api";
export { withoutCampaign } from "./campaign";
export { pageAnalytics } from "./page-analytics";
