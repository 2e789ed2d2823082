import { expect, test } from "./fixtures";
import { cta, firstQuestion, followAction, questionAt } from "./measurement";
import { watchErrors } from "./page-errors";
import { open, toBlog } from "./page-state";
import { unreadableStorage, unwritableStorage, withoutLocalStorage } from "./storage-failures";

test.describe("whatever the browser refuses", () => {
  const refusals: Record<string, () => void> = {
    "local storage that throws when it is read": unreadableStorage,
    "local storage that throws when it is written": unwritableStorage,
    "local storage that is not there": withoutLocalStorage,
    "cookies that throw": () =>
      Object.defineProperty(document, "cookie", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
        set() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    "cookies dropped in silence": () => Object.defineProperty(document, "cookie", { get: () => "", set() {} }),
  };
  for (const [name, refuse] of Object.entries(refusals))
    test(`${name}: every event is sent once, with one visitor id for the page`, async ({
      page,
      context,
      collector,
    }) => {
      const errors = watchErrors(page, "error");
      await context.addInitScript(refuse);
      await open(page, "/?utm_source=x");
      await questionAt(page, 0).click();
      await toBlog(page);
      const events = await collector.expectExactly(context, [
        "Pageview /",
        `FAQOpened ${firstQuestion}`,
        "Pageview /blog",
      ]);
      expect(new Set(events.map(({ user_id: visitor }) => visitor)).size).toBe(1);
      expect(events.map(({ metadata }) => (metadata as Record<string, string>)["utm_source"])).toEqual(["x", "x", "x"]);
      expect(errors).toEqual([]);
    });

  test("refusing measurement when nothing can be stored lasts for the visit to the page", async ({
    page,
    context,
    collector,
  }) => {
    await context.addInitScript(withoutLocalStorage);
    await open(page, "/?dnt=1");
    await toBlog(page);
    await collector.settle(context);
    expect(collector.requests).toEqual([]);
  });

  const corrupt: Record<string, Record<string, string>> = {
    "percent garbage": { visitor_id: "%E0%A4%A", campaign: "%", super_properties: "%zz" },
    "not JSON": { visitor_id: "abc", campaign: "{", super_properties: "undefined" },
    "other JSON": { visitor_id: "null", campaign: "[1]", super_properties: "7" },
    markup: { visitor_id: "<script>alert(1)</script>", campaign: '"<b>"', super_properties: "<i>" },
    "a very long id": { visitor_id: "a".repeat(3_000), campaign: "null", super_properties: '"x"' },
  };
  for (const [name, cookies] of Object.entries(corrupt))
    test(`corrupt cookies (${name}) are ignored, and the id is replaced`, async ({ page, context, collector }) => {
      const errors = watchErrors(page, "error");
      await context.addCookies(
        Object.entries(cookies).map(([cookie, value]) => ({ name: cookie, value, url: "http://localhost" })),
      );
      await open(page, "/blog");
      const [event] = await collector.expectExactly(context, ["Pageview /blog"]);
      expect(event!["metadata"]).toEqual({});
      expect(event!["user_id"]).toMatch(/^[\d-]{8,64}$/);
      expect(errors).toEqual([]);
    });

  const hostile: Record<string, [value: string, kept: string]> = {
    markup: ["%3Cscript%3Ealert(1)%3C/script%3E", "<script>alert(1)</script>"],
    quotes: ["%22%7D%5D%5C", '"}]\\'],
    "a null byte and a line break": ["a%00b%0D%0Ac", "a\u0000b\r\nc"],
    "percent garbage": ["%E0%A4%A", "\ufffd%A"],
    "a lone surrogate and an emoji": ["%ED%A0%80%F0%9F%94%97", "\ufffd\ufffd\ufffd🔗"],
    "a prototype's name": ["__proto__", "__proto__"],
    "5,000 characters": ["x".repeat(5_000), "x".repeat(500)],
  };
  for (const [name, [value, kept]] of Object.entries(hostile))
    test(`a hostile campaign value (${name}) is recorded as plain text`, async ({ page, context, collector }) => {
      const errors = watchErrors(page, "error");
      await open(page, `/blog?utm_source=${value}&__proto__=1&utm_source=second&constructor=2`);
      const [event] = await collector.expectExactly(context, ["Pageview /blog?__proto__=1&constructor=2"]);
      expect(event!["metadata"]).toEqual({ utm_source: kept });
      expect(errors).toEqual([]);
    });
});

test.describe("A real browser that its owner has set", () => {
  test("to send Do Not Track is not measured", async ({ startBrowser, collector }) => {
    const context = await startBrowser({ enable_do_not_track: true });
    const page = await context.newPage();
    await open(page, "/?utm_source=x");
    await followAction(page, "Hero Section");
    await collector.settle(context);
    expect(collector.requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test("to block all site data sends every event, each once", async ({ startBrowser, collector }) => {
    const context = await startBrowser({ profile: { default_content_setting_values: { cookies: 2 } } });
    const page = await context.newPage();
    await open(page, "/?utm_source=x");
    await questionAt(page, 0).click();
    await followAction(page, "Hero Section");
    await collector.expectExactly(context, ["Pageview /", `FAQOpened ${firstQuestion}`, cta.hero]);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing is sent or stored", async ({ page, context, collector }) => {
    await page.goto("/?utm_source=x&gf=ami");
    await questionAt(page, 0).click();
    await followAction(page, "Hero Section");
    expect(collector.requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});
