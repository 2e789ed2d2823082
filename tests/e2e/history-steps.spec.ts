import { expect, type Page, test } from "playwright/test";
import { content } from "./content";
import { follow, hold, hydrated, painted } from "./page-state";
import { tool } from "./tools";

const [FIRST, SECOND, THIRD] = ["/raccourcir-lien/zoom", "/raccourcir-lien/onedrive", "/blog"] as const;
const words = content("layout/privacy-panel.json");
const panel = (page: Page) => page.locator("#confidentialite");
const titleOf = (address: string) => content(`${address.slice(1)}.json`).title;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const dataOf = (address: string) => `**/page-data${address}/page-data.json`;
const canSee = (page: Page, address: string) => expect(heading(page)).toHaveText(titleOf(address));

/** Three pages, one after the other; since the reload, only the last one's code and data are there. */
async function reloadThird(page: Page) {
  await page.goto(FIRST);
  await hydrated(page);
  for (const address of [SECOND, THIRD]) {
    await follow(page, address);
    await canSee(page, address);
  }
  await page.reload();
  await hydrated(page);
}

/** Takes a step without waiting for its page. */
const step = (page: Page, by: number) => page.evaluate((steps) => history.go(steps), by);

test("two steps back in a row lead to the page of the second, even if that of the first arrives in between", async ({
  page,
}) => {
  await reloadThird(page);
  const release = [await hold(page, dataOf(SECOND)), await hold(page, dataOf(FIRST))];
  await step(page, -1);
  await expect(page).toHaveURL(SECOND);
  await step(page, -1);
  await expect(page).toHaveURL(FIRST);
  await painted(page);
  await canSee(page, THIRD);
  const late = page.waitForResponse(dataOf(SECOND));
  release[0]!();
  await late;
  await painted(page);
  await canSee(page, THIRD);
  release[1]!();
  await canSee(page, FIRST);
  await follow(page, "/accessibilite");
  await expect(heading(page)).toHaveText(content("accessibilite.json").title);
});

test("a step back and one forward again leave the page as it is, and its links work", async ({ page }) => {
  await reloadThird(page);
  const release = await hold(page, dataOf(SECOND));
  await step(page, -1);
  await expect(page).toHaveURL(SECOND);
  await step(page, 1);
  await expect(page).toHaveURL(THIRD);
  const late = page.waitForResponse(dataOf(SECOND));
  release();
  await late;
  await painted(page);
  await canSee(page, THIRD);
  await page.locator(`footer a[href="${THIRD}"]`).first().click();
  await painted(page);
  await canSee(page, THIRD);
});

for (const [fault, answer] of [
  ["cannot be delivered", { status: 503 }],
  [
    "are those of a page whose code this version does not have",
    { json: { componentChunkName: "later", path: SECOND } },
  ],
] as const) {
  test(`a step back to a page whose data ${fault} makes the browser load it, with the state of its tool`, async ({
    page,
  }) => {
    await page.goto(SECOND);
    await hydrated(page);
    const link = tool(page, "doctor").locator("[name=link]");
    await link.fill("https://a.example/?fbclid=1");
    await expect(page).toHaveURL(/#outil=doctor&link=/);
    await follow(page, THIRD);
    await canSee(page, THIRD);
    await page.reload();
    await hydrated(page);
    await page.route(dataOf(SECOND), (route) => route.fulfill(answer));
    const loaded = page.waitForEvent("load");
    await step(page, -1);
    await loaded;
    await page.unrouteAll();
    await canSee(page, SECOND);
    await expect(page).toHaveURL(/#outil=doctor&link=/);
    await expect(link).toHaveValue("https://a.example/?fbclid=1");
  });
}

test("a section's link after the code is forgotten leaves the page's tools as they are, even offline", async ({
  page,
  context,
}) => {
  await page.goto("/?gf=ami");
  await hydrated(page);
  const link = tool(page, "doctor").locator("[name=link]");
  await link.fill("https://a.example/?fbclid=1");
  await expect(page).toHaveURL(/link=/);
  await panel(page).locator("summary").click();
  await panel(page).getByRole("button", { name: words.forget }).click();
  await expect(page).not.toHaveURL(/gf=/);
  await context.setOffline(true);
  const before = await heading(page).elementHandle();
  await page.locator('footer a[href="/#pricing"]').first().click();
  await expect(page).toHaveURL("/#pricing");
  await painted(page);
  expect(await before.evaluate((element) => element.isConnected)).toBe(true);
  await expect(link).toHaveValue("https://a.example/?fbclid=1");
});

test("a link to the page that is shown as it was served needs none of its code, even offline", async ({
  page,
  context,
}) => {
  await page.goto("/?a=b");
  await hydrated(page);
  const before = await heading(page).elementHandle();
  await context.setOffline(true);
  await page.locator('header a[href="/"]').click();
  await expect(page).toHaveURL("/");
  await painted(page);
  expect(await before.evaluate((element) => element.isConnected)).toBe(true);
});

test("going back to the first page shows and announces it once its code has arrived", async ({ page }) => {
  await page.goto(FIRST);
  await hydrated(page);
  const release = await hold(page, "**/component---src-templates-variant-*.js");
  await follow(page, "/blog");
  await canSee(page, THIRD);
  await step(page, -1);
  await expect(page).toHaveURL(FIRST);
  await painted(page);
  await canSee(page, THIRD);
  release();
  await canSee(page, FIRST);
  await expect(page).toHaveTitle(new RegExp(titleOf(FIRST)));
  await expect(page.locator("#gatsby-announcer")).toContainText(titleOf(FIRST));
});

test("a link to a section of the page gone back to waits for the page's code, and leads there", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const release = await hold(page, "**/component---src-pages-index-*.js");
  await follow(page, "/blog");
  await canSee(page, THIRD);
  await page.locator('footer a[href="/#pricing"]').first().click();
  await painted(page);
  await canSee(page, THIRD);
  release();
  await expect(page).toHaveURL("/#pricing");
  await expect(page.locator("#pricing")).toBeInViewport();
  await expect(page.locator("#gatsby-announcer")).toContainText(content("landing/hero.json").title);
});
