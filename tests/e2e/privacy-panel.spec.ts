import type { Page } from "playwright/test";
import { axeViolations } from "./axe";
import { content, site } from "./content";
import { expect, test, visitsOf } from "./fixtures";
import { hydrated } from "./page-state";

const words = content("layout/privacy-panel.json");
const anchors = content("layout/header.json").links as { label: string; to: string }[];
const questions = content("landing/faq.json").items as { question: string }[];
const purposes = Object.fromEntries(
  (words.kept as { name: string; purpose: string }[]).map(({ name, purpose }) => [name, purpose]),
);

const panel = (page: Page) => page.locator("#confidentialite");
const summary = (page: Page) => panel(page).locator("summary");
const measurement = (page: Page) => panel(page).getByRole("switch");
const kept = (page: Page) => panel(page).locator("li > code");
const sent = (page: Page) => panel(page).locator("pre");
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

async function openPanel(page: Page, address = "/blog") {
  await page.goto(address);
  await hydrated(page);
  await summary(page).click();
  await expect(measurement(page)).toBeVisible();
}

test("the panel is closed until it is asked for, and says what it is for", async ({ page }) => {
  await page.goto("/blog");
  await expect(summary(page)).toHaveText(words.title);
  await expect(panel(page)).not.toHaveAttribute("open");
  await openPanel(page);
  await expect(panel(page)).toContainText(words.intro);
});

test("forgetting the code is not a pageview, and a section's link afterwards is not one either", async ({
  page,
  collector,
}) => {
  await openPanel(page, "/?a=b%20c&gf=ami");
  await collector.taken(1);
  await panel(page).getByRole("button", { name: words.forget }).click();
  await expect(page).toHaveURL("/?a=b%20c");
  await page.getByRole("banner").getByRole("link", { name: anchors[0]!.label }).click();
  await expect(page).toHaveURL(`/?a=b%20c${anchors[0]!.to.slice(1)}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await collector.taken(2);
  expect(collector.events.map(({ name, url, referrer }) => ({ name, url, referrer }))).toEqual([
    { name: "Pageview", url: "/?a=b%20c&gf=ami", referrer: null },
    { name: "Pageview", url: "/blog", referrer: "/?a=b%20c" },
  ]);
});

test("the panel shows the code that another tab receives and forgets", async ({ page, context }) => {
  await openPanel(page);
  const other = await context.newPage();
  await openPanel(other, "/blog?gf=ami");
  await expect(panel(page).getByText("ami", { exact: true })).toBeVisible();
  await panel(other).getByRole("button", { name: words.forget }).click();
  await expect(panel(page).getByText(words.referralNone)).toBeVisible();
});

test("everything can be done by the keyboard alone", async ({ page, collector }) => {
  await page.goto("/blog?gf=ami");
  await hydrated(page);
  await collector.taken(1);
  await summary(page).focus();
  await page.keyboard.press("Enter");
  await expect(measurement(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(measurement(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(measurement(page)).not.toBeChecked();
  await expect(measurement(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(measurement(page)).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("button", { name: words.forget })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText(words.referralNone);
  await expect(page.locator(":focus"), "the focus is not lost with the button").toHaveCount(1);
  await expect(page.locator("body:focus")).toHaveCount(0);
  await summary(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).not.toHaveAttribute("open");
});

test("A screen reader hears names, states and structure", async ({ page, collector }) => {
  await openPanel(page, "/blog?gf=ami");
  await collector.taken(1);
  await expect(panel(page)).toMatchAriaSnapshot(`
    - group:
      - paragraph: ${JSON.stringify(words.intro)}
      - switch "${words.measurementLabel}" [checked]
      - heading ${JSON.stringify(words.keptTitle)} [level=3]
      - list:
        - listitem
      - heading ${JSON.stringify(words.referralTitle)} [level=3]
      - paragraph: ${JSON.stringify(words.referralIntro)}
      - paragraph:
        - code: ami
        - button ${JSON.stringify(words.forget)}
      - heading ${JSON.stringify(words.eventsTitle)} [level=3]
      - list:
        - listitem
  `);
  expect(await axeViolations(page, { within: "#confidentialite" })).toEqual([]);
});

test("it shows the exact bytes that the collector got, newest first", async ({ page, collector }) => {
  await page.goto("/?utm_source=%22%3Cb%3E%F0%9F%94%97&utm_term=%C3%A9%0A%20%20x");
  await hydrated(page);
  await page.locator("details[data-event=FAQOpened] > summary").first().click();
  await page.locator('footer a[href="/blog"]').first().click();
  await page.waitForURL("**/blog");
  await collector.taken(3);
  await summary(page).click();
  await expect(sent(page)).toHaveCount(3);
  const received = collector.requests.map(({ body }) => body);
  expect((await sent(page).evaluateAll((blocks) => blocks.map((block) => block.textContent))).sort()).toEqual(
    received.sort(),
  );
  expect(await sent(page).first().textContent()).toContain('"url":"/blog"');
  expect(await sent(page).last().textContent()).toContain('"name":"Pageview"');
});

test("it shows a new event while it is open", async ({ page }) => {
  await openPanel(page, "/");
  await expect(sent(page)).toHaveCount(1);
  await page.locator("details[data-event=FAQOpened] > summary").first().click();
  await expect(sent(page)).toHaveCount(2);
  const { metadata } = JSON.parse((await sent(page).first().textContent())!);
  expect(metadata.question).toBe(questions[0]!.question.replace(/\s+/g, " "));
});

test("it shows exactly what is kept, and why", async ({ page, context, collector }) => {
  await openPanel(page, "/blog?utm_source=lettre&gf=ami");
  await collector.taken(1);
  const cookies = Object.fromEntries(
    (await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
  );
  expect((await kept(page).allTextContents()).sort()).toEqual(
    [`campaign = ${cookies["campaign"]}`, "referral_code = ami", `visitor_id = ${cookies["visitor_id"]}`].sort(),
  );
  for (const name of ["campaign", "referral_code", "visitor_id"])
    await expect(panel(page)).toContainText(purposes[name]!);
  await expect(panel(page)).not.toContainText(purposes["super_properties"]!);
  for (const days of ["730 jours", "7 jours"])
    await expect(panel(page)).toContainText(words.keptFor.replace("{n}", days));
  await expect(panel(page)).toContainText(words.keptUntilErased);
});

test("it does not list as kept what is lost with the tab", async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...pair) {
      if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
      setItem.apply(this, pair);
    };
  });
  await openPanel(page, "/blog?gf=ami&dnt=1");
  await expect(kept(page)).toHaveCount(0);
  await expect(panel(page)).toContainText(words.nothingKept);
  await expect(panel(page)).toContainText("ami");
});

test("switched off: nothing more is sent, the cookies are gone, and a toast says so", async ({
  page,
  context,
  collector,
}) => {
  await openPanel(page, "/?utm_source=lettre");
  await collector.taken(1);
  await measurement(page).click();
  await expect(measurement(page)).not.toBeChecked();
  await expect(panel(page).locator("label")).toContainText(words.off);
  await expect(toast(page, words.turnedOff)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await expect(kept(page)).toHaveText(["analytics_dnt = 1"]);
  await page.locator("details[data-event=FAQOpened] > summary").first().click();
  await page.locator('footer a[href="/blog"]').first().click();
  await page.waitForURL("**/blog");
  await page.reload();
  await collector.expectExactly(context, ["Pageview /"]);
  await hydrated(page);
  await summary(page).click();
  await expect(measurement(page), "the choice is kept").not.toBeChecked();
  await expect(panel(page)).toContainText(words.eventsNone);
  expect(await context.cookies()).toEqual([]);
});

test("switched on again: a toast says so, and the next page is measured under a new id", async ({
  page,
  context,
  collector,
}) => {
  await openPanel(page, "/");
  const [before] = await collector.taken(1);
  await measurement(page).click();
  await expect(toast(page, words.turnedOff)).toBeVisible();
  await measurement(page).click();
  await expect(measurement(page)).toBeChecked();
  await expect(toast(page, words.turnedOn)).toBeVisible();
  await page.locator('footer a[href="/blog"]').first().click();
  const events = await collector.expectExactly(context, ["Pageview /", "Pageview /blog"]);
  expect(events[1]!["user_id"]).not.toBe(before!["user_id"]);
});

test("switched on here, it overrides the browser's signal for all sites", async ({ page, context, collector }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await openPanel(page, "/");
  await expect(measurement(page)).not.toBeChecked();
  await measurement(page).click();
  await page.locator('footer a[href="/blog"]').first().click();
  await collector.expectExactly(context, ["Pageview /blog"]);
});

test("A choice made in one tab shows in the other", async ({ page, context }) => {
  await openPanel(page);
  const other = await context.newPage();
  await openPanel(other);
  await measurement(other).click();
  await expect(measurement(page)).not.toBeChecked();
});

test("the referral code is shown, and forgetting it clears links, URL and the next visit", async ({
  page,
  appHost,
}) => {
  const signUp = site.appUrl + site.signUpPath;
  const action = page.locator('[data-event-location="Blog Section"]');
  await openPanel(page, "/blog?gf=ami&a=1");
  await action.click({ modifiers: ["Control"] });
  await visitsOf(appHost).toEqual([`${signUp}?gf=ami`]);
  await page.bringToFront();
  await panel(page).getByRole("button", { name: words.forget }).click();
  await expect(toast(page, words.forgotten)).toBeVisible();
  await expect(panel(page)).toContainText(words.referralNone);
  await expect(page).toHaveURL(/\/blog\?a=1$/);
  await expect(action).toHaveAttribute("href", signUp);
  await page.reload();
  await action.click();
  await visitsOf(appHost).toEqual([`${signUp}?gf=ami`, signUp]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the panel opens, and says that nothing is measured or kept", async ({ page }) => {
    await page.goto("/blog");
    await summary(page).click();
    await expect(panel(page)).toContainText(words.needsScript);
  });
});
