import { content } from "./content";
import { expect, test } from "./fixtures";
import { CAMPAIGN, type MeasuredWindow, shown } from "./measurement";
import { watchConsole } from "./page-errors";
import { open, toBlog } from "./page-state";

test.describe("an event", () => {
  test("has the wire format, field by field", async ({ page, context, collector }) => {
    await page.goto(`/blog?${CAMPAIGN}`, { referer: "https://search.test/" });
    const [event] = await collector.taken(1);
    const [request] = collector.requests;
    const { headers, method } = request!;
    const visitor = (await context.cookies()).find(({ name }) => name === "visitor_id");
    expect(method).toBe("POST");
    expect(headers).toMatchObject({ "content-type": "application/json", "x-logspot-pk": "pk_test" });
    expect(headers).not.toHaveProperty("cookie");
    expect(JSON.stringify(event)).toBe(
      JSON.stringify({
        name: "Pageview",
        channel: null,
        message: null,
        notify: null,
        user_id: visitor!.value,
        metadata: Object.fromEntries(new URLSearchParams(CAMPAIGN)),
        hostname: "localhost",
        url: "/blog",
        referrer: "https://search.test/",
        language: "fr-FR",
        screen: "1280x720",
      }),
    );
  });

  test("has null as its first referrer, then the previous page's path and query without the campaign", async ({
    page,
    collector,
  }) => {
    await open(page, "/?utm_source=x&a=1");
    await toBlog(page);
    await collector.taken(2);
    await page.goBack();
    const events = await collector.taken(3);
    expect(events.map(({ url, referrer }) => [url, referrer])).toEqual([
      ["/?a=1", null],
      ["/blog", "/?a=1"],
      ["/?a=1", "/blog"],
    ]);
  });

  test("for a pageview is sent when the page has its title", async ({ page, collector }) => {
    await open(page);
    await collector.taken(1);
    await page.evaluate(() => {
      const titles: string[] = [];
      const analytics = (window as unknown as MeasuredWindow).__analytics.analytics;
      let count = analytics.sentEvents().length;
      analytics.subscribe(() => {
        if (analytics.sentEvents().length > count) titles.push(document.title.replace(/\s/g, " "));
        count = analytics.sentEvents().length;
      });
      Object.assign(window, { titles });
    });
    await toBlog(page);
    await collector.taken(2);
    expect(await page.evaluate(() => (window as unknown as { titles: string[] }).titles)).toEqual([
      shown(content("blog.json").pageTitle),
    ]);
  });

  test("carries the campaign of the visit, until another one replaces it completely", async ({
    page,
    context,
    collector,
  }) => {
    await open(page, "/?utm_source=lettre&utm_term=a");
    await toBlog(page);
    await open(page, "/?gclid=g");
    const events = await collector.expectExactly(context, ["Pageview /", "Pageview /blog", "Pageview /"]);
    expect(events.map(({ metadata }) => metadata)).toEqual([
      { utm_source: "lettre", utm_term: "a" },
      { utm_source: "lettre", utm_term: "a" },
      { gclid: "g" },
    ]);
  });

  test("lets the super-properties override the campaign, and its own properties override both", async ({
    page,
    collector,
  }) => {
    await open(page, "/?utm_source=lettre&utm_term=a");
    await page.evaluate(() => {
      const analytics = (window as unknown as MeasuredWindow).__analytics.analytics;
      analytics.setSuperProperties({ utm_term: "b", location: "page" });
      analytics.track("Essai", { location: "ici" });
    });
    const events = await collector.taken(2);
    const { metadata } = events.find(({ name }) => name === "Essai")!;
    expect(metadata).toEqual({ utm_source: "lettre", utm_term: "b", location: "ici" });
  });

  test("has the same visitor id on the next page, in another tab and on the next visit", async ({
    page,
    context,
    collector,
  }) => {
    await open(page);
    await open(await context.newPage(), "/blog");
    await page.close();
    await open(await context.newPage(), "/qrcode/dynamique");
    const events = await collector.taken(3);
    expect(new Set(events.map(({ user_id: visitor }) => visitor)).size).toBe(1);
  });

  test("leaves first-party, lax cookies with the configured lifetimes", async ({ page, context, collector }) => {
    await open(page, "/?utm_source=lettre");
    await collector.taken(1);
    await page.evaluate(() => (window as unknown as MeasuredWindow).__analytics.analytics.setSuperProperties({ a: 1 }));
    const { cookieDays } = content("site.json").analytics as { cookieDays: Record<string, number> };
    // Chromium keeps no cookie longer than 400 days.
    const days = [cookieDays["campaign"], cookieDays["superProperties"], Math.min(cookieDays["visitor"]!, 400)];
    const cookies = (await context.cookies()).sort((one, other) => one.name.localeCompare(other.name));
    expect(cookies.map(({ name }) => name)).toEqual(["campaign", "super_properties", "visitor_id"]);
    for (const [index, { sameSite, path, domain, secure, expires }] of cookies.entries()) {
      expect({ sameSite, path, domain, secure }).toEqual({
        sameSite: "Lax",
        path: "/",
        domain: "localhost",
        secure: false,
      });
      expect((expires - Date.now() / 1000) / 86_400).toBeCloseTo(days[index]!, 1);
    }
  });

  test("without a name, from a call or from markup, is reported in the console and not sent", async ({
    page,
    context,
    collector,
  }) => {
    const warnings = watchConsole(page, "warning");
    await open(page, "/blog");
    await page.evaluate(() => {
      (window as unknown as MeasuredWindow).__analytics.analytics.track("");
      const button = Object.assign(document.createElement("button"), { textContent: "Sans nom" });
      button.dataset["event"] = "";
      document.body.append(button);
    });
    await page.getByRole("button", { name: "Sans nom" }).click();
    await collector.expectExactly(context, ["Pageview /blog"]);
    expect(warnings).toEqual(Array(2).fill(expect.stringContaining("analytics: nameless event")));
  });
});
