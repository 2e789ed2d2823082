import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";

/* Each has ended a line inside such words before. */
const PAGES = [
  "/",
  "/qrcode/avis-google",
  "/qrcode/generateur",
  "/raccourcir-lien",
  "/raccourcir-lien/calendly",
  "/raccourcir-lien/hypertexte",
  "/raccourcir-lien/sharepoint",
  "/raccourcir-lien/twitter",
  "/raccourcir-lien/youtube",
];

/** What a line ends inside of: in headings, words with a hyphen and « QR code »; everywhere, `?gf=` and its value. */
const splitWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const split: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility()) continue;
      const words = text.parentElement.closest("h1,h2,h3") ? /\S+-\S+|QR codes?/gi : /\?gf=\S+/g;
      for (const { 0: word, index } of text.data.matchAll(words)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) split.push(word);
      }
    }
    return split;
  });

for (const address of PAGES) {
  test(`no line of a heading of ${address} ends inside a word, nor one inside the referral parameter`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await splitWords(page), `${width} px`).toEqual([]);
    }
  });
}
