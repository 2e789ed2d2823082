import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";

const PAGE = "/lien-en-bio/instagram";

/** Which sections the browser has laid out, from the first to the last. */
const laidOut = (page: Page) =>
  page
    .locator("section > :first-child")
    .evaluateAll((insides) => insides.map((inside) => inside.checkVisibility({ contentVisibilityAuto: true })));

const restLaidOut = (page: Page) => page.waitForFunction(() => document.documentElement.matches(".laid-out"));

const length = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Keeps the page at its first frame: its scripts never get an animation frame. */
const stayAtFirstFrame = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });

test.describe("the first frame of a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  // If the font comes late, a page does without it and its lines break elsewhere: without it, all loads are alike.
  test.beforeEach(({ page }) => page.route("**/fonts/*", (route) => route.abort()));

  test("leaves out what is below the viewport, but scrolling there shows it", async ({ page }) => {
    await stayAtFirstFrame(page);
    await page.goto(PAGE);
    await expect.poll(async () => (await laidOut(page)).at(-1)).toBe(false);
    expect((await laidOut(page))[0]).toBe(true);
    await page.locator("section").last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await laidOut(page)).at(-1)).toBe(true);
  });

  test("leaves out nothing if the URL leads to a section", async ({ page }) => {
    await stayAtFirstFrame(page);
    await page.goto(`${PAGE}#faq`);
    expect(await laidOut(page)).not.toContain(false);
    await expect(page.locator("#faq")).toBeInViewport();
  });

  test("is followed by the layout of the rest", async ({ page }) => {
    await page.goto(PAGE);
    await restLaidOut(page);
    expect(await laidOut(page)).not.toContain(false);
    const whole = await length(page);
    await page.goto(`${PAGE}#faq`);
    await page.reload();
    expect(await length(page)).toBe(whole);
  });

  const place = (page: Page) =>
    page.locator("#faq").evaluate((section) => Math.round(section.getBoundingClientRect().top));

  /** Scrolls down to the questions, and returns their position. */
  async function read(page: Page) {
    await page.goto(PAGE);
    await restLaidOut(page);
    await page.locator("#faq").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    return place(page);
  }

  test("leaves out nothing on a reload, which restores the scroll position", async ({ page }) => {
    const left = await read(page);
    await page.reload();
    await expect.poll(() => place(page)).toBe(left);
  });

  test("leaves out nothing on going back, which restores the scroll position", async ({ page }) => {
    // This keeps the page out of the back/forward cache: it is loaded again, as on a phone with little memory.
    await page.addInitScript(() => addEventListener("unload", () => {}));
    const left = await read(page);
    await page.goto("/accessibilite");
    await page.goBack();
    const [visit] = await page.evaluate(() =>
      performance.getEntriesByType("navigation").map((entry) => entry.toJSON()),
    );
    expect(visit.type).toBe("back_forward");
    await expect.poll(() => place(page)).toBe(left);
  });
});

test("without scripts the first frame leaves out nothing", async ({ browser }) => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  expect(await laidOut(page)).not.toContain(false);
  await context.close();
});

test("on a desktop screen the first frame leaves out nothing", async ({ page }) => {
  await stayAtFirstFrame(page);
  await page.goto(PAGE);
  expect(await laidOut(page)).not.toContain(false);
});
