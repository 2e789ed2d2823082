import type { Page } from "playwright/test";
import { FIRST_VIEW, LATER_PARTS, SHOWN } from "../../src/design/first-view";
import { expect, test } from "./fixtures";
import { whole } from "./page-state";

declare global {
  interface Window {
    /** Whether the page showed its first view alone when its markup was there. */
    wasPartial: boolean;
    /** The later parts that the browser did not lay out at first. */
    leftOut: Set<EventTarget>;
  }
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript((mark) => {
    window.leftOut = new Set();
    addEventListener("DOMContentLoaded", () => (window.wasPartial = document.documentElement.hasAttribute(mark)));
    const onChange = (event: Event) => {
      if ((event as ContentVisibilityAutoStateChangeEvent).skipped) window.leftOut.add(event.target!);
    };
    document.addEventListener("contentvisibilityautostatechange", onChange, { capture: true });
  }, FIRST_VIEW);
});

const wasPartial = (page: Page) => page.evaluate(() => window.wasPartial);
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const address of ["/", "/lien-en-bio/instagram", "/qrcode/dynamique", "/raccourcir-lien/whatsapp"]) {
  test(`${address} draws its first view before the rest, which then is as it always was`, async ({ page }) => {
    await page.goto(address);
    await page.reload();
    const atOnce = await height(page);
    await page.goto("about:blank");
    await page.goto(address);
    await whole(page);
    expect(await wasPartial(page)).toBe(true);
    const parts = page.locator(LATER_PARTS);
    const leftOut = await page.evaluate(
      () => [...window.leftOut].filter((part) => (part as Element).isConnected).length,
    );
    expect(leftOut).toBeGreaterThan((await parts.count()) / 2);
    for (const part of await parts.all()) {
      expect(await part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
      await expect(part).not.toHaveAttribute(SHOWN);
    }
    expect(await height(page)).toBe(atOnce);
  });
}

test("who arrives at a section, comes back or reloads gets the whole page at once", async ({ page }) => {
  await page.goto("/#faq");
  expect(await wasPartial(page)).toBe(false);
  await page.goto("/blog");
  expect(await wasPartial(page)).toBe(true);
  await page.reload();
  expect(await wasPartial(page)).toBe(false);
  await page.goBack();
  expect(await wasPartial(page)).toBe(false);
});

test("the first sign of use completes the page at once", async ({ page }) => {
  await page.addInitScript((mark) => {
    addEventListener("DOMContentLoaded", () => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
      window.wasPartial = document.documentElement.hasAttribute(mark);
    });
  }, FIRST_VIEW);
  await page.goto("/");
  expect(await wasPartial(page)).toBe(false);
});

test("who is already further down keeps the place while the page is completed", async ({ page }) => {
  await page.addInitScript(() => {
    const scroll = () => document.querySelector("#pricing")!.scrollIntoView();
    addEventListener("DOMContentLoaded", () => requestAnimationFrame(scroll));
  });
  await page.goto("/");
  await whole(page);
  expect(await wasPartial(page)).toBe(true);
  const top = () => page.evaluate(() => Math.round(document.querySelector("#pricing")!.getBoundingClientRect().top));
  const padding = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  const margin = await page.locator("#pricing").evaluate((it) => parseFloat(getComputedStyle(it).scrollMarginTop));
  expect(await top()).toBe(Math.round(padding + margin));
});
