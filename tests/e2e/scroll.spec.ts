import type { Page } from "playwright/test";
import { expect, holdBundles, test } from "./fixtures";
import { hydrated, painted } from "./page-state";

const READ_TO = 700;

const place = (page: Page) => page.evaluate("Math.round(scrollY)");

/** Scrolls as a visitor does, and waits until the browser has told everybody. */
async function readTo(page: Page, top: number) {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
  await painted(page);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 640 }));

test("who arrives at a section, and reads on before the bundles come, keeps the place", async ({ page }) => {
  const release = await holdBundles(page);
  await page.goto("/#faq");
  await readTo(page, READ_TO);
  release();
  await hydrated(page);
  await painted(page);
  expect(await place(page)).toBe(READ_TO);
});

test("who reads on after a reload, before the bundles come, keeps the place", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await readTo(page, 300);
  const release = await holdBundles(page);
  await page.reload();
  await readTo(page, READ_TO);
  release();
  await hydrated(page);
  await painted(page);
  expect(await place(page)).toBe(READ_TO);
});

test("a reload alone leads back to the same place", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await readTo(page, READ_TO);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => place(page)).toBe(READ_TO);
});

test("a page visited anew in the same tab begins at its top", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await readTo(page, READ_TO);
  await page.goto("/raccourcir-lien");
  await page.goto("/blog");
  await hydrated(page);
  await painted(page);
  expect(await place(page)).toBe(0);
});

test("a link within the site leads to the top of its page, the way back to the place left", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await readTo(page, READ_TO);
  await page
    .locator("footer a[href='/raccourcir-lien']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/raccourcir-lien$/);
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => place(page)).toBe(READ_TO);
});

test("a click that is under way while the page hydrates reaches its link", async ({ page, appHost }) => {
  await page.goto("/blog");
  await hydrated(page);
  await readTo(page, READ_TO);
  const release = await holdBundles(page);
  await page.reload();
  const action = page.locator('[data-event-location="Blog Section"]');
  await action.hover();
  await page.mouse.down();
  release();
  await hydrated(page);
  await painted(page);
  await page.mouse.up();
  await expect.poll(() => appHost.visits).toHaveLength(1);
});
