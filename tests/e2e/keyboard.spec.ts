import { expect, type Page, test } from "playwright/test";
import { content, site } from "./content";
import { holdBundles, hydrated, painted } from "./page-state";
import { pricingLink } from "./plans";

const header = content("layout/header.json");
const pricing = content("landing/pricing.json");

interface Stop {
  name: string;
  /** Whether the focus shows: an outline of its own, or one on the label of a hidden radio button. */
  shows: boolean;
  /** Whether its middle is on screen and not covered. */
  clear: boolean;
  /** Whether it keeps a distance from the lower edge, where Firefox would leave a control half out of sight. */
  apart: boolean;
}

/** What has the focus now. */
const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const seen = focused instanceof HTMLInputElement && focused.type === "radio" && label ? label : focused;
    const style = getComputedStyle(seen);
    const box = seen.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return {
      name: (seen.innerText || focused.getAttribute("aria-label") || focused.tagName).trim(),
      shows: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
      clear: top !== null && (seen.contains(top) || top.contains(seen)),
      apart: box.bottom <= innerHeight - 47 || box.height > innerHeight / 2,
    };
  });

/** Presses Tab until the focus is where wanted, and checks every stop on the way. */
async function tabTo(page: Page, wanted: (name: string) => boolean, stops: Stop[]) {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    await painted(page);
    const here = await stop(page);
    stops.push(here);
    if (wanted(here.name)) return here;
  }
  throw new Error(`Never reached after ${stops.map(({ name }) => name).join(" | ")}`);
}

for (const width of [360, 1280]) {
  test(`the keyboard alone leads from the top to sign-up at ${width} px, with a visible focus at every stop`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const stops: Stop[] = [];
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await hydrated(page);

    await tabTo(page, (name) => name === header.skip, stops);
    if (width === 360) {
      await tabTo(page, (name) => name === header.menu, stops);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("banner").locator("details")).toHaveAttribute("open");
      await tabTo(page, (name) => name === pricingLink.label, stops);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("banner").locator("details")).not.toHaveAttribute("open");
      expect((await stop(page)).name).toBe(header.menu);
      await page.keyboard.press("Enter");
    }
    await tabTo(page, (name) => name === pricingLink.label, stops);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#pricing");

    await tabTo(page, (name) => name.startsWith(pricing.billing.monthly), stops);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText(pricing.billing.struckReason).first()).toBeVisible();
    stops.push(await stop(page));

    const { hint } = pricing.rows.clicksPerMonth;
    await tabTo(page, (name) => /clics par mois/.test(name), stops);
    await expect(page.getByRole("tooltip")).toContainText(hint);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);

    const { question, answer } = content("landing/faq.json").items[0];
    await tabTo(page, (name) => name === question, stops);
    await page.keyboard.press("Enter");
    await expect(page.getByText(answer)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText(answer)).toBeHidden();

    await tabTo(page, (name) => name === content("landing/closing.json").cta, stops);
    await page.route(`${site.appUrl}/**`, (route) => route.fulfill({ body: "inscription" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`^${site.appUrl}${site.signUpPath}`));

    expect(stops.length).toBeGreaterThan(30);
    expect(stops.filter(({ shows }) => !shows).map(({ name }) => name)).toEqual([]);
    expect(stops.filter(({ clear }) => !clear).map(({ name }) => name)).toEqual([]);
    expect(stops.filter(({ apart }) => !apart).map(({ name }) => name)).toEqual([]);
  });
}

for (const width of [360, 1280]) {
  test(`tabbing through the header does not scroll the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
    const header = page.getByRole("banner");
    await header.getByRole("link").first().focus();
    const tops: number[] = [];
    while ((await header.locator(":focus").count()) > 0) {
      await painted(page);
      tops.push(await page.evaluate(() => scrollY));
      await page.keyboard.press("Tab");
    }
    expect(tops).toEqual(Array(width < 1024 ? 3 : 7).fill(3000));
  });
}

test("tabbing backwards through the menu on a very small screen, no focused link is covered", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/");
  await hydrated(page);
  const menu = page.getByRole("banner").locator("details");
  await menu.locator("summary").press("Enter");
  const links = await menu.getByRole("link").count();
  for (let presses = 0; presses < links; presses++) await page.keyboard.press("Tab");
  for (let presses = 1; presses < links; presses++) {
    await page.keyboard.press("Shift+Tab");
    await painted(page);
    expect(await stop(page)).toMatchObject({ clear: true });
  }
});

test("a tooltip opens under a resting pointer, stays while hovered, and closes on Escape", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const term = page.locator("#pricing li button").first();
  await hydrated(page);
  await term.hover();
  const tooltip = page.locator("[data-radix-popper-content-wrapper]");
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await page.clock.fastForward(2_000);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
});

for (const early of [false, true]) {
  test(`the menu closes when the keyboard focus leaves it${early ? " before the bundles come" : ""}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const release = early ? await holdBundles(page) : () => undefined;
    await page.goto("/");
    if (!early) await hydrated(page);
    const menu = page.getByRole("banner").locator("details");
    await menu.locator("summary").press("Enter");
    await menu.getByRole("link").last().focus();
    await expect(menu).toHaveAttribute("open");
    await page.keyboard.press("Tab");
    release();
    await expect(menu).not.toHaveAttribute("open");
    expect((await stop(page)).clear).toBe(true);
  });
}

test("tabbing backwards with text twice as large, no focused element is under the header", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto("/blog");
  await hydrated(page);
  await page.locator("footer details").first().locator("summary").click();
  await page.locator("#confidentialite summary").focus();
  const under: (string | null)[] = [];
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press("Shift+Tab");
    await painted(page);
    const stop = await page.evaluate(() => {
      const header = document.querySelector("header")!.getBoundingClientRect();
      const focused = document.activeElement!;
      return { name: focused.textContent, isUnder: focused.getBoundingClientRect().top < header.bottom };
    });
    if (stop.isUnder) under.push(stop.name);
  }
  expect(under).toEqual([]);
});
