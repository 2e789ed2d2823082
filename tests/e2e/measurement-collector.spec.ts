import type { Page } from "playwright/test";
import { WHOLE_BROWSER } from "./browsers";
import { SIGN_UP } from "./content";
import { expect, test } from "./fixtures";
import { cta, firstQuestion, followAction, questionAt } from "./measurement";
import { watchConsole, watchErrors } from "./page-errors";
import { hydrated, open } from "./page-state";

/**
 * Opens a page whose event cannot be delivered, and waits until that many of its tries have failed. Only this moves the
 * page's clock, which then stands still: a slow machine must not bring the next try.
 * @returns how many tries have failed so far
 */
async function failedTries(page: Page, wanted: number): Promise<() => number> {
  let failures = 0;
  page.on("requestfailed", (request) => void (request.method() === "POST" && failures++));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/blog");
  const afterAWhile = async () => {
    if (failures < wanted) await page.clock.runFor(100);
    return failures;
  };
  await expect.poll(afterAWhile, { intervals: [10] }).toBe(wanted);
  return () => failures;
}

test.describe("whatever the collector does", { tag: WHOLE_BROWSER }, () => {
  test("down for the first three tries, then up: the event arrives once", async ({ page, context, collector }) => {
    await collector.down();
    await failedTries(page, 3);
    await collector.up();
    await page.clock.resume();
    await page.clock.fastForward(4_000);
    await collector.expectExactly(context, ["Pageview /blog"]);
  });

  test("down for good: four tries, a line in the console, and a page that works", async ({
    page,
    context,
    collector,
  }) => {
    await collector.down();
    const warnings = watchConsole(page, "warning");
    const errors = watchErrors(page);
    const failures = await failedTries(page, 4);
    await page.clock.resume();
    await page.clock.fastForward(120_000);
    await expect.poll(() => warnings).toEqual([expect.stringContaining("analytics: not delivered")]);
    await hydrated(page);
    await collector.up();
    await collector.expectExactly(context, []);
    expect({ failures: failures(), errors }).toEqual({ failures: 4, errors: [] });
  });

  test("hanging: the page works, other events are sent, and nothing is sent twice", async ({
    page,
    context,
    collector,
  }) => {
    collector.behave("hang");
    await page.clock.install();
    await open(page, "/");
    await page.clock.fastForward(100);
    await collector.received(1);
    collector.behave("ok");
    await questionAt(page, 0).click();
    await collector.taken(1);
    await page.clock.fastForward(31_000);
    await page.clock.fastForward(120_000);
    await collector.expectExactly(context, [`FAQOpened ${firstQuestion}`]);
    expect(collector.requests).toHaveLength(2);
  });

  // transport.test.ts has the other statuses; after 408 on a kept-alive connection, the second try is Chromium's own.
  for (const status of [503, 408])
    test(`answering ${status}, then 200: the event is taken once, at the second try`, async ({
      page,
      context,
      collector,
    }) => {
      collector.behave({ status, once: true });
      await open(page, "/blog");
      await collector.expectExactly(context, ["Pageview /blog"]);
      expect(collector.requests).toHaveLength(2);
    });

  test("answering with something other than JSON, or with 204: the event is taken, and not sent again", async ({
    page,
    context,
    collector,
  }) => {
    collector.behave("not-json");
    await open(page, "/blog");
    await collector.taken(1);
    collector.behave({ status: 204 });
    await open(page, "/");
    await collector.expectExactly(context, ["Pageview /blog", "Pageview /"]);
    expect(collector.requests).toHaveLength(2);
  });

  test("slow: the page does not wait, and the click that leaves is not lost", async ({ page, context, collector }) => {
    // The page is left before any preflight has its answer.
    collector.behave({ slow: 3_000 });
    await open(page);
    await followAction(page, "Hero Section");
    await collector.received(2);
    // The markers need not wait.
    collector.behave("ok");
    await collector.expectExactly(context, ["Pageview /", cta.hero]);
    expect(collector.requests).toHaveLength(2);
  });

  test("cutting the connection, then working: the event is sent again", async ({ page, context, collector }) => {
    collector.behave("close");
    await open(page, "/blog");
    await collector.received(1);
    collector.behave("ok");
    await collector.expectExactly(context, ["Pageview /blog"]);
  });

  test("down while the page is left: waiting events are sent once more, at once", async ({
    page,
    context,
    collector,
  }) => {
    collector.behave({ status: 503 });
    const refused = page.waitForResponse("**/events");
    await page.goto("/blog", { waitUntil: "commit" });
    await refused;
    collector.behave("ok");
    await page.goto(SIGN_UP);
    await collector.expectExactly(context, ["Pageview /blog"]);
  });
});
