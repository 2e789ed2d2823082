import type { Page } from "playwright/test";
import { EACH_KIND } from "./content";
import { expect, test } from "./fixtures";
import { SPACED, wordsOnTwoLines } from "./words";

/* Long words of these pages have been cut at the edge before. */
const PAGES = [
  "/",
  "/lien-en-bio/tiktok",
  "/qrcode/google-avis",
  "/raccourcir-lien",
  "/raccourcir-lien/application",
  "/raccourcir-lien/sharepoint",
  "/nope",
];

/** The browser's own text size, in pixels; 16 unless the visitor chooses another (WCAG 2.2, 1.4.4). */
const ENLARGED = [24, 32];

test.use({ bypassCSP: true, viewport: { width: 320, height: 800 } });

/** The texts that an edge cuts off, where one cannot scroll to the rest and no ellipsis stands for it. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details, footer details")) {
      details.removeAttribute("name");
      details.open = true;
    }
    const isWhole = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Words for screen readers alone stand in a box of one pixel.
        if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis" || edge.width === 1) return true;
        const cuts = box === document.documentElement || /hidden|clip/.test(overflowX);
        if (cuts && lines.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1)) return false;
      }
      return true;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && text.parentElement?.checkVisibility() && !isWhole(text)) cut.push(text.data);
    }
    return cut;
  });

for (const address of PAGES) {
  test(`no text of ${address} is cut off at 320 px, spaced out or not`, async ({ page }) => {
    await page.goto(address);
    expect(await cutTexts(page)).toEqual([]);
    await page.addStyleTag({ content: SPACED });
    expect(await cutTexts(page)).toEqual([]);
  });
}

/* The drawing of a redirect has been cut at the edge in large text. */
for (const address of [...EACH_KIND, "/raccourcir-lien/affiliation"]) {
  test(`no text of ${address} is cut off at 320 and 360 px in the visitor's own larger text`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    for (const standard of ENLARGED) {
      await browser.send("Page.setFontSizes", { fontSizes: { standard } });
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        expect(await page.evaluate("getComputedStyle(document.documentElement).fontSize")).toBe(`${standard}px`);
        expect(await cutTexts(page), `${width} px, text of ${standard} px`).toEqual([]);
      }
    }
  });
}

for (const address of ["/", "/qrcode/carte-de-visite", "/raccourcir-lien/whatsapp"]) {
  test(`no button of ${address} breaks a word in two at 320 px in a text half as large again`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
    await page.goto(address);
    expect(await wordsOnTwoLines(page, { "main :is(a, button, label)": String.raw`\p{L}+` })).toEqual([]);
  });
}

for (const address of ["/", "/lien-en-bio/instagram", "/qrcode/carte-de-visite", "/raccourcir-lien/hypertexte"]) {
  test(`no heading nor cell of ${address} breaks a word in two at 360 px in a text twice as large`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(address);
    expect(await wordsOnTwoLines(page, { "main :is(h1, h2, h3, h4, th, td)": String.raw`\p{L}+` })).toEqual([]);
  });
}

test("the bar is one line at a zoom of 400 %, a scroll bar beside it", async ({ page }) => {
  await page.setViewportSize({ width: 312, height: 256 });
  await page.goto("/");
  const bar = await page.getByRole("banner").boundingBox();
  expect(bar!.height).toBeLessThan(70);
});
