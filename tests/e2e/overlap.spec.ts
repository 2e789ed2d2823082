import type { Page } from "playwright/test";
import { expect, test } from "./shared-tab";
import { EACH_KIND } from "./content";
import { SPACED } from "./words";

const WIDTHS = [360, 768, 1024, 1280];

/** The headings and texts that something covers when they are scrolled to the middle of the window. */
const coveredTexts = (page: Page) =>
  page.evaluate(() => {
    const covered: string[] = [];
    for (const text of document.querySelectorAll("main :is(h1,h2,h3,p,td,dd,figcaption)")) {
      if (!text.checkVisibility({ visibilityProperty: true })) continue;
      text.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = text.getBoundingClientRect();
      // Text for screen readers only is in a box of one pixel.
      if (width <= 1 || height <= 1) continue;
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!shown?.contains(text) && !text.contains(shown)) covered.push(text.textContent);
    }
    return covered;
  });

/** Pairs of texts in the page's main element that overlap. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const lines: { text: Text; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.data.trim() || !text.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
      if (text.parentElement!.closest(".visually-hidden, select")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) lines.push({ text, box });
    }
    /* The boxes of tightly set lines overlap above and below the letters. */
    const isUpon = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2;
    return lines.flatMap(({ text, box }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.text !== text && isUpon(box, other.box))
        .map((other) => `${text.data} | ${other.text.data}`),
    );
  });

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const address of EACH_KIND) {
  test(`nothing covers the texts of ${address} while they are read`, async ({ page }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await coveredTexts(page), `${width} px`).toEqual([]);
    }
  });
}

for (const address of EACH_KIND) {
  test(`no texts of ${address} overlap, with or without wider text spacing`, async ({ page }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overlaps(page), `${width} px`).toEqual([]);
      const spaced = await page.addStyleTag({ content: SPACED });
      expect(await overlaps(page), `${width} px, spaced out`).toEqual([]);
      await spaced.evaluate((style: Element) => style.remove());
    }
  });
}
