import type { Page } from "playwright/test";
import { expect, test, visitsOf } from "./fixtures";
import { holdBundles, hydrated } from "./page-state";
import { CODE, hero, land, WITH_CODE } from "./referral";

const legal = (page: Page) => page.locator('footer a[target="_blank"]').first();

/** Every way of following a link. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  "a left click": (page) => hero(page).click(),
  Enter: (page) => hero(page).press("Enter"),
  "a middle click": (page) => hero(page).click({ button: "middle" }),
  "a Ctrl click": (page) => hero(page).click({ modifiers: ["Control"] }),
  "a Shift click": (page) => hero(page).click({ modifiers: ["Shift"] }),
  "a Cmd click": (page) => hero(page).click({ modifiers: ["Meta"] }),
  "Ctrl and Enter": (page) => hero(page).press("Control+Enter"),
  "a click by a script or an assistive technology": (page) => hero(page).evaluate((link: HTMLElement) => link.click()),
};

test.describe("with a code, the app's first request carries it, by", () => {
  for (const [name, follow] of Object.entries(ways))
    test(name, async ({ page, appHost }) => {
      await land(page);
      await follow(page);
      await visitsOf(appHost).toEqual([WITH_CODE]);
    });

  test("a link that opens a new tab", async ({ page, appHost }) => {
    await land(page);
    const address = (await legal(page).getAttribute("href"))!;
    await legal(page).click();
    await visitsOf(appHost).toEqual([`${address}?gf=${CODE}`]);
  });

  test("the address that the context menu opens or copies", async ({ page }) => {
    await land(page);
    await hero(page).click({ button: "right" });
    expect(await hero(page).evaluate((link: HTMLAnchorElement) => link.href)).toBe(WITH_CODE);
  });

  test("the address that is dragged elsewhere", async ({ page }) => {
    await land(page);
    await page.evaluate(() => {
      const field = document.createElement("textarea");
      field.id = "field";
      document.querySelector("main")!.prepend(field);
    });
    await hero(page).dragTo(page.locator("#field"));
    await expect(page.locator("#field")).toHaveValue(WITH_CODE);
  });

  test.describe("a finger", () => {
    test.use({ hasTouch: true });
    test("on a touch screen", async ({ page, appHost }) => {
      await land(page);
      await hero(page).tap();
      await visitsOf(appHost).toEqual([WITH_CODE]);
    });
  });
});

test.describe("before the page is hydrated, the code is carried by", () => {
  for (const [name, follow] of Object.entries(ways))
    test(`${name} while the bundles are held back`, async ({ page, appHost }) => {
      await holdBundles(page);
      await page.goto(`/?gf=${CODE}`, { waitUntil: "commit" });
      await follow(page);
      await visitsOf(appHost).toEqual([WITH_CODE]);
    });

  test("a click on a page whose bundles take five seconds", async ({ page, appHost }) => {
    const release = await holdBundles(page);
    await page.clock.install();
    await page.goto(`/?gf=${CODE}`, { waitUntil: "commit" });
    await hero(page).click({ modifiers: ["Control"] });
    await visitsOf(appHost).toEqual([WITH_CODE]);
    await page.clock.fastForward(5_000);
    release();
    await hydrated(page);
    await hero(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE, WITH_CODE]);
  });

  test("a click on a page whose bundles never come", async ({ page, appHost }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(`/?gf=${CODE}`);
    await hero(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });
});
