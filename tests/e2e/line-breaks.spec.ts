import { expect, test } from "./shared-tab";
import { wordsOnTwoLines } from "./words";

/* Each of these pages has broken such words across lines before. */
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

/* What must stay on one line: in headings, words with a hyphen and « QR code »; elsewhere, `?gf=` and its value. */
const WHOLE = { "h1,h2,h3": String.raw`\S+-\S+|QR\scodes?`, body: String.raw`\?gf=\S+` };

for (const address of PAGES) {
  test(`no line on ${address} breaks inside a heading's hyphenated word or the referral parameter`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const lines of ["balanced", "as older browsers break them"]) {
      for (const width of [320, 360, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await wordsOnTwoLines(page, WHOLE), `${lines}, ${width} px`).toEqual([]);
      }
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("*{text-wrap-style:auto!important}");
        document.adoptedStyleSheets.push(sheet);
      });
    }
  });
}
