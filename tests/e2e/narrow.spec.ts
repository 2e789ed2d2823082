import { EACH_KIND } from "./content";
import { expect, test } from "./fixtures";
import { cutTexts, SPACED, wordsOnTwoLines } from "./words";

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

for (const address of PAGES) {
  test(`no text of ${address} is cut off at 320 px, with or without wider text spacing`, async ({ page }) => {
    await page.goto(address);
    expect(await cutTexts(page)).toEqual([]);
    await page.addStyleTag({ content: SPACED });
    expect(await cutTexts(page)).toEqual([]);
  });
}

/* The last page's drawing of a redirect has been cut off in large text before. */
for (const address of [...EACH_KIND, "/raccourcir-lien/affiliation"]) {
  test(`no text of ${address} is cut off at 320 and 360 px with a larger default text size`, async ({ page }) => {
    await page.goto(address);
    const browser = await page.context().newCDPSession(page);
    for (const standard of ENLARGED) {
      await browser.send("Page.setFontSizes", { fontSizes: { standard } });
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
        expect(await cutTexts(page), `${width} px, text of ${standard} px`).toEqual([]);
      }
    }
  });
}

for (const address of ["/", "/qrcode/carte-de-visite", "/raccourcir-lien/whatsapp"]) {
  test(`no button of ${address} breaks a word in two at 320 px with text at 150 %`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
    await page.goto(address);
    expect(await wordsOnTwoLines(page, { "main :is(a, button, label)": String.raw`\p{L}+` })).toEqual([]);
  });
}

for (const address of ["/", "/lien-en-bio/instagram", "/qrcode/carte-de-visite", "/raccourcir-lien/hypertexte"]) {
  test(`no heading or cell of ${address} breaks a word in two at 320 px, or at 360 px with text at 200 %`, async ({
    page,
  }) => {
    const words = { "main :is(h1, h2, h3, h4, th, td)": String.raw`\p{L}+` };
    await page.goto(address);
    expect(await wordsOnTwoLines(page, words)).toEqual([]);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    expect(await wordsOnTwoLines(page, words)).toEqual([]);
  });
}

test("the header is one line at a zoom of 400 % with a scroll bar", async ({ page }) => {
  await page.setViewportSize({ width: 312, height: 256 });
  await page.goto("/");
  const bar = await page.getByRole("banner").boundingBox();
  expect(bar!.height).toBeLessThan(70);
});
