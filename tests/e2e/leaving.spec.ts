import type { BrowserContext, Page } from "playwright/test";
import { content, site } from "./content";
import { expect, test } from "./fixtures";

/** Visitors, and how many of them come at the same time. */
const VISITORS = 50;
const AT_ONCE = 5;

/** How long after its first paint they leave the page, in milliseconds. */
const STAY = 200;

const codes = Array.from({ length: VISITORS }, (_, index) => `visite-${index + 1}`);
const landing = (code: string) => `/?gf=${code}`;

interface Hero {
  x: number;
  y: number;
}

/** Returns when the page has been shown for 200 ms, with the place of its first call to action. */
async function shownFor200ms(page: Page): Promise<Hero> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return page.evaluate(async (stay) => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const box = document.querySelector('[data-event-location="Hero Section"]')!.getBoundingClientRect();
    await new Promise((done) => setTimeout(done, paint!.startTime + stay - performance.now()));
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, STAY);
}

/** Each visitor has a browser profile, which outlives the page. */
async function visitAll(
  newContext: () => Promise<BrowserContext>,
  leave: (page: Page, hero: Hero) => Promise<unknown>,
) {
  const waiting = codes.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const code of waiting) {
        const page = await (await newContext()).newPage();
        await page.goto(landing(code), { waitUntil: "commit" });
        await leave(page, await shownFor200ms(page));
      }
    }),
  );
}

const said = (name: string) => (event: { name: string; url: string | null }) =>
  event.name === name ? [event.url] : [];
const pages = codes.map(landing).sort();

test.describe.configure({ timeout: 90_000 });

test.describe("Fifty visitors who leave 200 ms after the first paint", () => {
  test("are all counted, once each, whose tab is closed", async ({ browser, collector, appHost: _ }) => {
    await visitAll(
      () => browser.newContext(),
      (page) => page.close(),
    );
    await collector.taken(VISITORS);
    expect(collector.events.flatMap(said("Pageview")).sort()).toEqual(pages);
  });

  test("by a call to action take their codes along and leave their events", async ({ browser, collector, appHost }) => {
    await visitAll(
      () => browser.newContext(),
      async (page, { x, y }) => {
        await page.mouse.click(x, y);
        await page.waitForURL(`${site.appUrl}/**`);
        await page.close();
      },
    );
    await collector.taken(2 * VISITORS);
    expect([...appHost.visits].sort()).toEqual(
      codes.map((code) => `${site.appUrl}${site.signUpPath}?gf=${code}`).sort(),
    );
    expect(collector.events.flatMap(said("Pageview")).sort()).toEqual(pages);
    const clicks = collector.events.filter(({ name }) => name === "CTAClicked");
    expect(clicks.map(({ url }) => url).sort()).toEqual(pages);
    const metadata = { buttonText: content("landing/hero.json").cta.replace(/\s+/g, " "), location: "Hero Section" };
    for (const click of clicks) expect(click["metadata"]).toEqual(metadata);
  });
});
