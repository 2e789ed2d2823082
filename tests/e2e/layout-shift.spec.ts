import { expect, test } from "playwright/test";
import { headingFontFile } from "../../src/design/font";
import { hold, hydrated, painted } from "./page-state";

const PAGES = [
  "/",
  "/blog",
  "/accessibilite",
  "/lien-en-bio/instagram",
  "/qrcode/dynamique",
  "/raccourcir-lien",
  "/raccourcir-lien/whatsapp",
  "/nope",
  "/raccourcir-lien/watsapp",
];

declare global {
  interface Window {
    shift: number;
  }
}

for (const width of [360, 1280]) {
  for (const address of PAGES) {
    test(`nothing moves on ${address} at ${width} px while the font is late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        window.shift = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) window.shift += (entry as PerformanceEntry & { value: number }).value;
        };
        new PerformanceObserver((list) => add(list.getEntries())).observe({ type: "layout-shift", buffered: true });
      });
      const release = await hold(page, `**${headingFontFile}`);
      const held = page.waitForRequest(`**${headingFontFile}`);
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await painted(page);
      await held;
      release();
      await page.waitForLoadState("load");
      await page.evaluate(() => document.fonts.ready);
      await hydrated(page);
      await painted(page);
      expect(await page.evaluate(() => window.shift)).toBe(0);
    });
  }
}
