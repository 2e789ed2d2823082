import type { Locator, Page } from "playwright/test";
import { content } from "./content";
import { expect, test, visitsOf } from "./fixtures";
import { watchErrors } from "./page-errors";
import { holdBundles, hydrated, toBlog } from "./page-state";
import { blog, CODE, hero, land, stored, WITH_CODE } from "./referral";
import { unreadableStorage, unwritableStorage, withoutLocalStorage } from "./storage-failures";
import { openTool } from "./tools";

/**
 * Opens a link with a code in a new tab, and what the browser opened there in another tab. Playwright may miss a tab
 * that a link opens, and its page may run before storage fails.
 */
async function newTab(link: Locator, click: Parameters<Locator["click"]>[0]): Promise<Page> {
  const context = link.page().context();
  const browser = await context.browser()!.newBrowserCDPSession();
  const targets = async () => (await browser.send("Target.getTargets")).targetInfos;
  const known = new Set((await targets()).map(({ targetId }) => targetId));
  await link.click(click);
  let url = "";
  const opened = async () => {
    url = (await targets()).find(({ type, targetId }) => type === "page" && !known.has(targetId))?.url ?? "";
    return url;
  };
  await expect.poll(opened, { intervals: [25] }).toContain("gf=");
  const tab = await context.newPage();
  await tab.goto(url);
  return tab;
}

const sections = content("layout/header.json").links as { label: string; to: string }[];

test.describe("if storage fails, the code lasts for the visit:", () => {
  const failures: Record<string, () => void> = {
    "it throws when it is read": unreadableStorage,
    "it throws when it is written": unwritableStorage,
    "it throws on both": () => {
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
    "it takes everything in silence and keeps nothing": () => {
      Storage.prototype.setItem = () => {};
    },
    "it is not there": () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    },
  };
  for (const [name, fail] of Object.entries(failures))
    test(`${name}; at once, after a route change, and after a reload`, async ({ page, appHost }) => {
      const errors = watchErrors(page);
      await page.addInitScript(fail);
      await land(page);
      await hero(page).click({ modifiers: ["Control"] });
      await toBlog(page);
      await blog(page).click({ modifiers: ["Control"] });
      await page.reload();
      await blog(page).click({ modifiers: ["Control"] });
      await visitsOf(appHost).toEqual([WITH_CODE, WITH_CODE, WITH_CODE]);
      expect(errors).toEqual([]);
    });

  const localFailures: Record<string, () => void> = {
    "local storage is blocked": withoutLocalStorage,
    "local storage is full": () => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    },
    "no storage is there": failures["it is not there"]!,
  };
  const toNewTab: Record<string, Parameters<Locator["click"]>[0]> = {
    "a Ctrl click": { modifiers: ["Control"] },
    "a middle click": { button: "middle" },
  };
  for (const [name, fail] of Object.entries(localFailures))
    for (const [way, click] of Object.entries(toNewTab))
      test(`${name}; in new tabs opened by ${way}`, async ({ page, context, appHost }) => {
        await context.addInitScript(fail);
        await land(page, `/?gf=${CODE}&utm_source=lettre`);
        for (const [address, action] of [["/blog", blog] as const, ["/#pricing", hero] as const]) {
          const tab = await newTab(page.locator(`footer a[href="${address}"]`), click);
          await action(tab).click();
        }
        await visitsOf(appHost).toEqual([WITH_CODE, WITH_CODE]);
      });

  test("local storage is full; in a new tab opened from a later page whose URL has no code", async ({
    page,
    context,
    appHost,
  }) => {
    await context.addInitScript(localFailures["local storage is full"]!);
    await land(page);
    await land(page, "/accessibilite");
    const tab = await newTab(page.locator('footer a[href="/blog"]'), { button: "middle" });
    await blog(tab).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });

  test("a section's link stays on a page reached by a campaign, and sends no pageview", async ({
    page,
    context,
    collector,
  }) => {
    await page.addInitScript(failures["it is not there"]!);
    const doctor = await openTool(page, `/?gf=${CODE}&utm_source=lettre`, "doctor");
    const field = doctor.locator("[name=link]");
    await field.fill("https://exemple.fr/");
    for (const { label, to } of sections) {
      await page.getByRole("banner").getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/?gf=${CODE}&utm_source=lettre${to.slice(1)}`);
    }
    await expect(field).toHaveValue("https://exemple.fr/");
    await collector.expectExactly(context, [`Pageview /?gf=${CODE}`]);
  });

  test("a section's link clicked before any bundle loads stays on the page too, and sends no pageview", async ({
    page,
    context,
    collector,
  }) => {
    const release = await holdBundles(page);
    await page.goto(`/?gf=${CODE}&utm_source=lettre`, { waitUntil: "commit" });
    const field = page.locator("[data-tool=doctor] [name=link]");
    await field.fill("https://exemple.fr/");
    for (const { label, to } of sections) {
      await page.getByRole("banner").getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/?gf=${CODE}&utm_source=lettre${to.slice(1)}`);
    }
    await expect(field).toHaveValue("https://exemple.fr/");
    release();
    await hydrated(page);
    await collector.expectExactly(context, [`Pageview /?gf=${CODE}`]);
  });

  test("a section's link to another page takes the code there", async ({ page, appHost }) => {
    await page.addInitScript(failures["it is not there"]!);
    await land(page, `/blog?gf=${CODE}&utm_source=lettre`);
    await page.getByRole("banner").getByRole("link", { name: sections[0]!.label }).click();
    await expect(page).toHaveURL(`/?gf=${CODE}${sections[0]!.to.slice(1)}`);
    await page.reload();
    await hero(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });

  test("local storage is really full", async ({ page, appHost }) => {
    await page.goto("/favicon.svg");
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          for (let index = 0; ; index++) localStorage.setItem(`${size}-${index}`, "x".repeat(size));
        } catch {
          // Smaller pieces fill what is left.
        }
    });
    await land(page);
    expect(await stored(page)).toBeNull();
    await land(page, "/blog");
    await blog(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });

  test("the browser really blocks all site data", async ({ startBrowser, appHost }) => {
    const context = await startBrowser({ profile: { default_content_setting_values: { cookies: 2 } } });
    const page = await context.newPage();
    await land(page);
    await expect(page.evaluate(() => localStorage)).rejects.toThrow("Access is denied");
    await toBlog(page);
    await blog(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });

  test("the browser really blocks all site data; on a page whose URL has no code", async ({
    startBrowser,
    appHost,
  }) => {
    const context = await startBrowser({ profile: { default_content_setting_values: { cookies: 2 } } });
    const page = await context.newPage();
    await land(page);
    await land(page, "/blog");
    await blog(page).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });
});
