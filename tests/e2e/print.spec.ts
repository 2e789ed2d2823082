import { expect, test } from "./fixtures";

test("on paper every answer stands open without its sign, and what was a coloured pill keeps an outline", async ({
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
});
