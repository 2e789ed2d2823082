import type { AnalyticsConfig } from "../../../src/analytics";
import { createAnalytics } from "../../../src/analytics/create-analytics";
import { listenForClicks } from "../../../src/analytics/auto-clicks";
import { createCore } from "../../../src/analytics/core";
import { CHOICE_KEY } from "../../../src/analytics/do-not-track";
import type { WireEvent } from "../../../src/analytics/event";

export const ENDPOINT = "https://collect.example/i";
export const KEY = "pk_test";

type Answer = number | "refused" | "never";

/**
 * One visit to a page, without a network: `sent` returns the events that the module passed to `fetch`.
 * `answers` are used in turn, the last one repeatedly: a status, a refused connection, or no answer. The bundle is
 * loaded from the start, unless `hasBundle` is false: then it loads when `analytics` is first read.
 */
export function visit(
  address: string,
  {
    answers = [200] as Answer[],
    autoClicks = false,
    hasBundle = true,
    ...config
  }: Partial<AnalyticsConfig> & { answers?: Answer[]; autoClicks?: boolean; hasBundle?: boolean } = {},
) {
  history.replaceState(null, "", address);
  const log = { info: jest.fn(), warn: jest.fn() };
  const requests: { url: string; options: RequestInit }[] = [];
  globalThis.fetch = ((url: string, options: RequestInit) => {
    requests.push({ url, options });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer === "refused") return Promise.reject(new TypeError("Failed to fetch"));
    if (typeof answer === "number") return Promise.resolve({ status: answer } as Response);
    return new Promise((_, reject) => options.signal!.addEventListener("abort", () => reject(new Error("aborted"))));
  }) as typeof fetch;
  const defaults = {
    endpoint: ENDPOINT,
    key: KEY,
    cookieDays: { visitor_id: 730, super_properties: 30, campaign: 7 },
    log,
  };
  const core = createCore({ ...defaults, ...config }, autoClicks ? listenForClicks : undefined);
  if (hasBundle) core.analytics = createAnalytics(core);
  return {
    core,
    get analytics() {
      return (core.analytics ??= createAnalytics(core));
    },
    undo: core.end,
    log,
    requests,
    sent: () => requests.map(({ options }) => JSON.parse(options.body as string) as WireEvent),
    names: () => requests.map(({ options }) => (JSON.parse(options.body as string) as WireEvent).name),
  };
}

export const paint = () => jest.advanceTimersByTimeAsync(150);

export const goTo = (address: string) => history.pushState(null, "", address);

export const leave = () => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));

/** The event that a browser sends when a tab goes to the background. */
export const putAside = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

export const comeBack = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

/** The visitor chooses in another tab, and this one receives the storage event. */
export const inAnotherTab = (choice: string) => {
  localStorage.setItem(CHOICE_KEY, choice);
  window.dispatchEvent(new StorageEvent("storage", { key: CHOICE_KEY, newValue: choice }));
};

/** What storage does when the visitor or the browser's policy denies access. */
export const denied = () => {
  throw new Error("SecurityError");
};

/** Blocks cookies until `forgetVisit`: by throwing, as in a sandbox, or silently, as browsers' settings do. */
export function blockCookies(how: "loudly" | "silently"): void {
  window.name = "";
  const behaviour = how === "loudly" ? { get: denied, set: denied } : { get: () => "", set: () => {} };
  Object.defineProperty(document, "cookie", { configurable: true, ...behaviour });
}

/** Clears everything that a visit could leave to the next test. */
export function forgetVisit(): void {
  Reflect.deleteProperty(document, "cookie");
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0]}=;path=/;max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = "";
}
