import { WHOLE_BROWSER } from "./browsers";
import { SIGN_UP } from "./content";
import { expect, test } from "./fixtures";
import { cta, firstQuestion, followAction, questionAt } from "./measurement";
import { watchConsole, watchErrors } from "./page-errors";
import { open } from "./page-state";

test.describe("whatever the collector does", { tag: WHOLE_BROWSER }, () => {
  test("down for three seconds, then up: the event arrives once", async ({ page, context, collector }) => {
    await collector.down();
    let failures = 0;
    page.on("requestfailed", (request) => void (request.method() === "POST" && failures++));
    await page.clock.install();
    await open(page, "/blog");
    // Tries go at once, after one second, and after two more.
    for (const [index, wait] of [1_000, 2_000].entries()) {
      await expect.poll(() => failures).toBe(index + 1);
      await page.clock.fastForward(wait);
    }
    await expect.poll(() => failures).toBe(3);
    await collector.up();
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
    let failures = 0;
    page.on("requestfailed", (request) => void (request.method() === "POST" && failures++));
    await page.clock.install();
    await open(page, "/blog");
    for (const [index, wait] of [1_000, 2_000, 4_000, 60_000].entries()) {
      await expect.poll(() => failures).toBe(index + 1);
      await page.clock.fastForward(wait);
    }
    await expect.poll(() => warnings).toEqual([expect.stringContaining("analytics: not delivered")]);
    await page.clock.fastForward(120_000);
    await collector.up();
    await collector.expectExactly(context, []);
    expect({ failures, errors }).toEqual({ failures: 4, errors: [] });
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
    collector.behave({ slow: 1_500 });
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
