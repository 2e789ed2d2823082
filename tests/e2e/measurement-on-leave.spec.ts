import type { Browser, BrowserContext, Page } from "playwright/test";
import { WHOLE_BROWSER } from "./browsers";
import { content, SIGN_UP, site } from "./content";
import { expect, test } from "./fixtures";
import type { TestCollector } from "./loopback/test-collector";

/** The numbers of visits and of people: each person comes repeatedly, by another affiliate's link each time. */
const VISITS = 50;
const PEOPLE = 2;

/** How long after its first paint they leave the page, in milliseconds. */
const STAY = 200;

const codes = Array.from({ length: VISITS }, (_, index) => `ami-${index + 1}`);
const landing = (code: string) => `/?gf=${code}`;

declare global {
  interface Window {
    leaving: Promise<unknown>;
  }
}

interface Hero {
  x: number;
  y: number;
}

/** Runs in each page: `window.leaving` resolves that long after the first paint, however late a test awaits it. */
function countStay(stay: number) {
  window.leaving = new Promise((resolve) => {
    const onPaint = ({ startTime }: PerformanceEntry) => setTimeout(resolve, startTime + stay - performance.now());
    new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").forEach(onPaint)).observe({
      type: "paint",
      buffered: true,
    });
  });
}

/** Resolves when the page has been shown that long, with the position of its first call to action. */
const shownLongEnough = (page: Page): Promise<Hero> =>
  page.evaluate(async () => {
    await window.leaving;
    const box = document.querySelector('[data-event-location="Hero Section"]')!.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

/** Makes all visits, and returns the people's contexts, which stay open when their pages are closed. */
async function visitAll(
  browser: Browser,
  leave: (page: Page, hero: Hero) => Promise<unknown>,
): Promise<BrowserContext[]> {
  const waiting = codes.values();
  return Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      // On a phone, where a page costs a sixth less time than in a wide window.
      const person = await browser.newContext({ viewport: { width: 360, height: 640 } });
      await person.addInitScript(countStay, STAY);
      // This tab keeps the window open: opening and closing one for each visit takes longer than the visit.
      await person.newPage();
      for (const code of waiting) {
        const page = await person.newPage();
        await page.goto(landing(code), { waitUntil: "commit" });
        await leave(page, await shownLongEnough(page));
      }
      return person;
    }),
  );
}

/** Resolves when nothing is on its way: a closed page retries nothing, and sends its last events before the markers. */
async function allTaken(collector: TestCollector, count: number, people: BrowserContext[]) {
  await collector.taken(count);
  await Promise.all(people.map((person) => collector.settle(person)));
}

const said = (name: string) => (event: { name: string; url: string | null }) =>
  event.name === name ? [event.url] : [];
const pages = codes.map(landing).sort();

test.describe.configure({ timeout: 480_000 });

test.describe("fifty visitors who leave 200 ms after the first paint", { tag: WHOLE_BROWSER }, () => {
  test("by closing the tab are counted once each", async ({ browser, collector, appHost: _ }) => {
    const people = await visitAll(browser, (page) => page.close());
    await allTaken(collector, VISITS, people);
    expect(collector.events.flatMap(said("Pageview")).sort()).toEqual(pages);
  });

  test("by a call to action take their codes along and send their events once each", async ({
    browser,
    collector,
    appHost,
  }) => {
    const people = await visitAll(browser, async (page, { x, y }) => {
      await page.mouse.click(x, y);
      await page.waitForURL(`${site.appUrl}/**`);
      await page.close();
    });
    await allTaken(collector, 2 * VISITS, people);
    expect([...appHost.visits].sort()).toEqual(codes.map((code) => `${SIGN_UP}?gf=${code}`).sort());
    expect(collector.events.flatMap(said("Pageview")).sort()).toEqual(pages);
    const clicks = collector.events.filter(({ name }) => name === "CTAClicked");
    expect(clicks.map(({ url }) => url).sort()).toEqual(pages);
    const metadata = { buttonText: content("landing/hero.json").cta.replace(/\s+/g, " "), location: "Hero Section" };
    for (const click of clicks) expect(click["metadata"]).toEqual(metadata);
  });
});
