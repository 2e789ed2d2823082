import { type Page, test as base } from "playwright/test";

/** A page of the site's host, for a tab to wait on between two tests. */
const WAITING_ROOM = "/robots.txt";

/**
 * For tests that visit one page after the other and only change sizes, media, routes and permissions: the tests of a
 * worker share one tab per set of options. In a tab that stays open, a page and the tests' scripts load in half the
 * time. Tests that add init scripts or use storage need a tab of their own.
 */
export const test = base.extend<object, { tabs: Map<string, Page> }>({
  tabs: [async ({ browser: _ }, use) => use(new Map()), { scope: "worker" }],
  page: async ({ tabs, browser, bypassCSP, colorScheme, contextOptions, deviceScaleFactor, viewport }, use) => {
    const options = JSON.stringify([bypassCSP, colorScheme, contextOptions, deviceScaleFactor, viewport]);
    const tab = tabs.get(options) ?? (await browser.newPage());
    tabs.set(options, tab);
    await tab.goto(WAITING_ROOM);
    await tab.setViewportSize(viewport!);
    const { reducedMotion = null, forcedColors = null } = contextOptions;
    await tab.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
    await use(tab);
    await tab.unrouteAll({ behavior: "ignoreErrors" });
    await tab.context().clearPermissions();
  },
});

export { expect } from "playwright/test";
