import { expect, type Page, test } from "playwright/test";
import { hydrated, quiet } from "./page-state";

const TARGET = "/lien-en-bio/instagram";

/** Notes the addresses that the page asks for. */
function requested(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const link = (page: Page) => page.locator(`main a[href="${TARGET}"]`);
const data = `/page-data${TARGET}/page-data.json`;
const isItsCode = (path: string) => path.startsWith("/component---src-templates-network");

for (const [sign, show] of [
  ["a pointer", (page: Page) => link(page).hover()],
  ["the focus", (page: Page) => link(page).focus()],
] as const) {
  test(`${sign} on a link fetches its page, so that a click needs nothing more`, async ({ page }) => {
    await page.goto("/blog");
    await hydrated(page);
    const paths = requested(page);
    await show(page);
    await expect.poll(() => paths.includes(data) && paths.some(isItsCode)).toBe(true);
    await quiet(page);
    const before = paths.length;
    await link(page).click();
    await expect(page).toHaveURL(TARGET);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Instagram");
    expect(paths.slice(before).filter((path) => path === TARGET || path === data || isItsCode(path))).toEqual([]);
  });
}

test("links in view fetch nothing on their own", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  const paths = requested(page);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await quiet(page);
  expect(paths.filter((path) => path.includes("page-data"))).toEqual([]);
});

test("with data saving, only a click fetches a page", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto("/blog");
  await hydrated(page);
  const paths = requested(page);
  await link(page).hover();
  await quiet(page);
  expect(paths).toEqual([]);
  await link(page).click();
  await expect(page).toHaveURL(TARGET);
});
