import { content, SIGN_UP } from "./content";
import { expect, test } from "./fixtures";
import { hydrated, woken } from "./page-state";

test("in print every answer is open without its icon, a coloured pill has an outline, and an external link shows its URL", async ({
  page,
}) => {
  await page.goto("/qrcode/dynamique");
  await page.emulateMedia({ media: "print" });
  const questions = page.locator("main details");
  expect(await questions.count()).toBeGreaterThan(0);
  for (const question of await questions.all()) {
    await expect(question.locator("p")).toBeVisible();
    expect((await question.locator("p").boundingBox())!.height).toBeGreaterThan(0);
    await expect(question.locator("svg")).toBeHidden();
  }
  const outlines = await page.evaluate(() =>
    [
      getComputedStyle(document.querySelector("h1")!.previousElementSibling!),
      getComputedStyle(document.querySelector("#guide + ol > li")!, "::before"),
    ].map(({ borderTopWidth, borderTopColor }) => `${borderTopWidth} ${borderTopColor}`),
  );
  for (const outline of outlines) expect(outline).toMatch(/^2px rgb\(/);
  const printed = await page
    .locator(`main a[href="${SIGN_UP}"]`)
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(printed).toContain(SIGN_UP);
});

test("in print every answer is also open in browsers without ::details-content, and is not counted as opened", async ({
  page,
  collector,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (condition: string) => !condition.includes("details-content") && supports(condition);
  });
  await page.goto("/lien-en-bio/instagram");
  await hydrated(page);
  const questions = page.locator("main details");
  const open = page.locator("main details[open]");
  const fire = (name: string) => page.evaluate((type) => void dispatchEvent(new Event(type)), name);
  await questions.nth(1).locator("summary").click();
  // Twice, as when a print preview is made again.
  for (const _ of [1, 2]) await fire("beforeprint");
  await expect(open).toHaveCount(await questions.count());
  await fire("afterprint");
  await expect(open).toHaveCount(1);
  await questions.nth(2).locator("summary").click();
  await expect(open).toHaveCount(1);
  await collector.settle(page.context());
  expect(collector.events.filter(({ name }) => name === "FAQOpened")).toHaveLength(2);
});

test("in print the common questions are not in a grid, which Firefox would print over what follows", async ({
  page,
}) => {
  await page.goto("/");
  const held = page.locator("#faq div:has(> div > details)");
  const display = () => held.evaluate((element) => getComputedStyle(element).display);
  expect(await display()).toBe("grid");
  await page.emulateMedia({ media: "print" });
  expect(await display()).toBe("block");
});

test("an explanation and a confirmation that are open are not printed", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const paper = async (shown: string) => {
    await expect(page.locator(shown)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(shown)).toBeAttached();
    await expect(page.locator(shown)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  };
  await woken(page);
  await page.locator("#pricing li li button").first().focus();
  await paper("[data-radix-popper-content-wrapper] > *");

  await page.locator("#confidentialite summary").click();
  await page.getByRole("switch", { name: content("layout/privacy-panel.json").measurementLabel }).click();
  // It stays as long as the pointer is on it.
  await page.locator("li[data-state=open]").hover();
  await paper("li[data-state=open]");
});
