/*
 * Analytics: pageviews and the product's events, sent to a Logspot collector (section 7).
 *
 * Goals, in this order: a visitor who refuses is not measured; no event is lost, none is counted twice; no page waits;
 * nothing throws. Hence:
 * - The whole module is the inline script (`early.ts`, built by `src/gatsby/inline-scripts.ts`). It counts the page and
 *   listens before any bundle arrives, and it stays in charge after: there is no hand-over, so nothing can fall between
 *   two halves or be sent by both. It weighs 6.1 kB, 2.9 gzipped, 2.6 with Brotli. By the weight of its modules, a
 *   split would spare a page about 1 kB and put all 3 in the bundle as well. The app uses it by `pageAnalytics()`.
 * - The markup declares its events (`data-event`), so they need no React.
 * - The first pageview waits for the first paint, at most a second, and never past an event or the page's end.
 *
 *   early ── page-analytics ── analytics ─┬─ pageviews        which page is shown, and when it counts
 *                     (api: its contract) ├─ declared-events  data-event: calls to action, questions
 *                                         ├─ auto-clicks      every click, off by default
 *                                         ├─ payload          the body, field by field ── campaign ── query
 *                                         ├─ visitor          what is remembered ── cookies
 *                                         ├─ do-not-track     may anything be sent or kept?
 *                                         ├─ sent-events      the last 20, for the visitor's eyes
 *                                         └─ transport        queue and retries ── post (the one call)
 *
 * Choices: a site-made choice (`?dnt=0`, the footer) outranks the browser's signal. Measurement switched on in mid-visit
 * starts with the next event or page. A double-click is one event. `metadata` is `{}` without entries.
 *
 * Known limits: a network error is retried although the collector may have received the event and lost its answer;
 * a body past the browser's 64 KiB in flight is sent without `keepalive` and may be lost with the page; what still
 * fails when the page is left is lost; `<details open>` counts as opened when it is parsed.
 */
export type { AnalyticsConfig } from "./api";
export { pageAnalytics } from "./page-analytics";
