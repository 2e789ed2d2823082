import { expect, test } from "./fixtures";

for (const width of [1024, 1280]) {
  test(`the texts of steps side by side begin at one height at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/qrcode/dynamique");
    const texts = page.locator("#guide + ol p");
    const tops = await texts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
  });
}
