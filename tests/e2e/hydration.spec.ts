import { expect, test } from "playwright/test";
import { watchErrors } from "./page-errors";
import { hold, hydrated } from "./page-state";
import { isAwake, tool } from "./tools";

test("a link clicked while the page hydrates is followed by the browser, without an error", async ({ page }) => {
  const errors = watchErrors(page);
  const release = await hold(page, "**/page-data/sq/d/*.json");
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

for (const [file, address, name] of [
  ["/index.html?gf=ami", "/?gf=ami", "doctor"],
  ["/raccourcir-lien/whatsapp.html", "/raccourcir-lien/whatsapp", "whatsapp"],
] as const) {
  test(`if a host serves ${file}, the page hydrates at ${address}`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.route(`**${file}`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: new URL(address, route.request().url()).href }) });
    });
    await page.goto(file);
    const title = await page.locator("h1").innerText();
    await hydrated(page);
    await expect(page).toHaveURL(address);
    await tool(page, name).getByRole("textbox").first().fill("x");
    await expect.poll(() => isAwake(page, name)).toBe(true);
    await expect(page.locator("h1")).toHaveText(title);
    expect(errors).toEqual([]);
  });
}

test.describe("if trustedTypes.emptyHTML is a new object at each access (WebKit)", () => {
  test.use({ bypassCSP: true });

  test("a link to a section leaves the page as it is", async ({ page }) => {
    await page.addInitScript(() => {
      const { trustedTypes } = window;
      const rules = { createScriptURL: (url: string) => url, createHTML: (html: string) => html };
      const policy = trustedTypes!.createPolicy("webkit", rules);
      Object.defineProperty(trustedTypes, "emptyHTML", { get: () => policy.createHTML("") });
    });
    await page.goto("/");
    await hydrated(page);
    expect(await page.evaluate("trustedTypes.emptyHTML === trustedTypes.emptyHTML")).toBe(false);
    await page.locator('footer a[href="/#faq"]').first().click();
    await expect(page).toHaveURL("/#faq");
    await expect(page.locator("h1")).toBeAttached();
  });
});
