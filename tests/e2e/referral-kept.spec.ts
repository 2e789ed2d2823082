import { WHOLE_BROWSER } from "./browsers";
import { SIGN_UP } from "./content";
import { expect, test, visitsOf, withSetting } from "./fixtures";
import { hydrated, toBlog } from "./page-state";
import { blog, CODE, hero, land, stored, WITH_CODE } from "./referral";

test.describe("the code is still there", () => {
  test("after a route change, and back", async ({ page, appHost }) => {
    await land(page);
    await toBlog(page);
    await blog(page).click({ modifiers: ["Control"] });
    await visitsOf(appHost).toEqual([WITH_CODE]);
    await page.goBack();
    await hero(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE, WITH_CODE]);
  });

  test("on each kind of page", async ({ page, appHost }) => {
    for (const address of ["/lien-en-bio/tiktok", "/qrcode/generateur", "/raccourcir-lien", "/nulle-part"]) {
      await land(page, `${address}?gf=${CODE}`);
      await page.locator('header [data-event-location="Header"]').click({ modifiers: ["Control"] });
    }
    await visitsOf(appHost).toEqual([WITH_CODE, WITH_CODE, WITH_CODE, WITH_CODE]);
  });

  test("after the redirect of a slashed address", async ({ page, appHost }) => {
    await land(page, `/blog/?gf=${CODE}`);
    await blog(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });

  test("in another tab", async ({ page, context, appHost }) => {
    await land(page);
    const tab = await context.newPage();
    await land(tab, "/");
    await hero(tab).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });

  test("after a return from the back/forward cache", { tag: WHOLE_BROWSER }, async ({ page, appHost }) => {
    await land(page);
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    await hero(page).click();
    await page.waitForURL(WITH_CODE);
    await page.goBack({ waitUntil: "commit" });
    await expect(hero(page)).toBeVisible();
    expect(await page.evaluate(() => "isTheSamePage" in window), "the page came out of the cache").toBe(true);
    await hero(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE, WITH_CODE]);
  });

  test("on the next visit, after the browser was closed", async ({ startBrowser, appHost }) => {
    const today = await startBrowser();
    await land(await today.newPage());
    await today.close();
    const tomorrow = await startBrowser();
    const page = await tomorrow.newPage();
    await land(page, "/");
    await hero(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });

  test("even if the visitor refuses to be measured", async ({ page, appHost, collector }) => {
    await land(page, `/?dnt=1&gf=${CODE}`);
    await hero(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
    expect(collector.requests).toEqual([]);
  });
});

test.describe("of two codes", () => {
  test("the newer one is paid", async ({ page, appHost }) => {
    await land(page);
    await land(page, "/?gf=autre");
    await hero(page).click();
    await visitsOf(appHost).toEqual([`${SIGN_UP}?gf=autre`]);
  });

  test("the newer one of another tab is paid, even on a link that already carried the older one", async ({
    page,
    context,
    appHost,
  }) => {
    await land(page);
    await hero(page).hover();
    await hero(page).click({ button: "right" });
    await land(await context.newPage(), "/?gf=autre");
    await page.bringToFront();
    await page.keyboard.press("Escape");
    await hero(page).click();
    await visitsOf(appHost).toEqual([`${SIGN_UP}?gf=autre`]);
  });

  test("the newer one is paid after going back to the older one's page, and after a reload", async ({
    page,
    appHost,
  }) => {
    await land(page);
    await land(page, "/blog?gf=autre");
    await page.goBack();
    await hydrated(page);
    expect(await stored(page)).toBe("autre");
    await page.reload();
    await hydrated(page);
    await hero(page).click();
    await visitsOf(appHost).toEqual([`${SIGN_UP}?gf=autre`]);
  });

  test("a code is taken again on a reload if none is kept", async ({ page, appHost }) => {
    await land(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await hero(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });

  test("the older one is paid if the site's attribution setting is first", async ({ page, appHost }) => {
    await withSetting(page, 'attribution:"last"', 'attribution:"first"');
    await land(page);
    await land(page, "/?gf=autre");
    await hero(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });

  test("an invalid one does not replace the one that is kept", async ({ page, appHost }) => {
    await land(page);
    await land(page, "/?gf=pas%20un%20code");
    await hero(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });
});
