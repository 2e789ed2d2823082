import { expect, type Page, test } from "playwright/test";
import { EACH_KIND } from "./content";

const WIDTHS = [360, 768, 1024, 1280];

/** The headings and texts that something lies upon when a reader has them in the middle of the window. */
const coveredTexts = (page: Page) =>
  page.evaluate(() => {
    const covered: string[] = [];
    for (const text of document.querySelectorAll("main :is(h1,h2,h3,p,td,dd,figcaption)")) {
      if (!text.checkVisibility({ visibilityProperty: true })) continue;
      text.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = text.getBoundingClientRect();
      // Words for screen readers alone stand in a box of one pixel.
      if (width <= 1 || height <= 1) continue;
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!shown?.contains(text) && !text.contains(shown)) covered.push(text.textContent!);
    }
    return covered;
  });

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const address of EACH_KIND) {
  test(`nothing lies upon the words of ${address} while one reads`, async ({ page }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await coveredTexts(page), `${width} px`).toEqual([]);
    }
  });
}
