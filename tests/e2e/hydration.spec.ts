import { expect, test } from "playwright/test";
import { hydrated } from "./page-state";

test("a link followed while the page is being hydrated is followed by the browser, and nothing fails", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/page-data/blog/page-data.json", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto("/blog");
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => "___loader" in window);
  const { url } = await page.evaluate(() => ({
    url: document.querySelector<HTMLAnchorElement>("main a[href^='/']")!.href,
  }));
  const loaded = page.waitForEvent("load");
  await page.locator("main a[href^='/']").first().click();
  await loaded;
  release();
  await hydrated(page);
  expect(page.url()).toBe(url);
  expect(errors).toEqual([]);
});
