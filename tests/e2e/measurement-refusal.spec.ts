import type { BrowserContext } from "playwright/test";
import { WHOLE_BROWSER } from "./browsers";
import { content } from "./content";
import { expect, test } from "./fixtures";
import { action, followAction, type MeasuredWindow, questionAt } from "./measurement";
import { open, toBlog } from "./page-state";

test.describe("A visitor who asks not to be measured", () => {
  const means: Record<string, { address?: string; arrange?: (context: BrowserContext) => Promise<unknown> }> = {
    "by ?dnt": { address: "/?dnt" },
    "by ?dnt=1": { address: "/?a=1&dnt=1&utm_source=x" },
    "by local storage": {
      arrange: (context) => context.addInitScript(() => localStorage.setItem("analytics_dnt", "1")),
    },
    "by the browser's Do Not Track": {
      arrange: (context) => context.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" })),
    },
    "by Global Privacy Control": {
      arrange: (context) =>
        context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true })),
    },
  };
  for (const [name, { address = "/?utm_source=x", arrange }] of Object.entries(means))
    test(`${name} sends nothing, keeps no cookie and loses those of earlier visits`, async ({
      page,
      context,
      collector,
    }) => {
      await context.addCookies(
        ["visitor_id", "campaign", "super_properties"].map((cookie) => ({
          name: cookie,
          value: "12345678",
          url: "http://localhost",
        })),
      );
      await arrange?.(context);
      await open(page, address);
      await questionAt(page, 0).click();
      await toBlog(page);
      await action(page, "Blog Section").click({ modifiers: ["Control"] });
      await collector.settle(context);
      await followAction(page, "Blog Section");
      await collector.settle(context);
      expect(collector.requests).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });

  test("is remembered on the next visit, and is measured again after ?dnt=0", async ({ page, context, collector }) => {
    await open(page, "/?dnt=1");
    await open(page, "/blog");
    await collector.settle(context);
    expect(collector.requests).toEqual([]);
    await open(page, "/qrcode/dynamique?dnt=0");
    await open(page, "/blog");
    await collector.expectExactly(context, ["Pageview /qrcode/dynamique", "Pageview /blog"]);
  });

  test("in another tab during a visit is no longer measured in any tab", async ({ page, context, collector }) => {
    await open(page);
    await collector.taken(1);
    await open(await context.newPage(), "/blog?dnt=1");
    await page.waitForFunction(() => !(window as unknown as MeasuredWindow).__analytics.analytics.measurement.isOn());
    await questionAt(page, 0).click();
    await toBlog(page);
    await collector.expectExactly(context, ["Pageview /"]);
    expect(await context.cookies()).toEqual([]);
  });

  test("during a visit, while an event waits for its next try, withdraws it", async ({ page, context, collector }) => {
    await open(page);
    await collector.taken(1);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    collector.behave({ status: 503 });
    const refused = page.waitForResponse("**/events");
    await page.evaluate(() => (window as unknown as MeasuredWindow).__analytics.analytics.track("Essai"));
    await refused;
    await page.evaluate(() => (window as unknown as MeasuredWindow).__analytics.analytics.measurement.set(false));
    collector.behave("ok");
    await page.clock.resume();
    await page.clock.fastForward(60_000);
    await collector.expectExactly(context, ["Pageview /"]);
    expect(collector.requests).toHaveLength(2);
  });

  test(
    "stays unmeasured on a page that is restored from the back/forward cache",
    { tag: WHOLE_BROWSER },
    async ({ page, context, collector }) => {
      await open(page);
      await collector.taken(1);
      await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
      await page.goto("/blog?dnt=1");
      await page.goBack({ waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("landing/hero.json").title);
      expect(await page.evaluate(() => "isTheSamePage" in window), "the page came out of the cache").toBe(true);
      await collector.expectExactly(context, ["Pageview /"]);
      expect(await context.cookies()).toEqual([]);
    },
  );
});
