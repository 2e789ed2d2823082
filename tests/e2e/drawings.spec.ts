import type { Page } from "playwright/test";
import { expect, test } from "./shared-tab";
import { featureAddress } from "../../src/drawings/feature-address";
import { content } from "./content";

const PAGES = [
  { address: "/", section: "#features", items: content("landing/features.json").items },
  {
    address: "/qrcode/carte-de-visite",
    section: "section:has(#assets)",
    items: content("qrcode/carte-de-visite.json").assets.items,
  },
];

/** Scrolls to each drawing of a section, waits until the browser can draw it, and returns the files' addresses. */
async function drawn(page: Page, section: string): Promise<string[]> {
  const found: string[] = [];
  for (const image of await page.locator(`${section} img[alt=""]`).all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
      .toBeGreaterThan(0);
    found.push(await image.evaluate((one: HTMLImageElement) => new URL(one.currentSrc).pathname));
  }
  return found;
}

for (const { address, section, items } of PAGES) {
  for (const scheme of ["light", "dark"] as const) {
    test(`every drawing of ${address} loads once it is scrolled to, in the ${scheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(address);
      const offerings = items.filter(({ picture }: { picture?: string }) => !picture);
      expect(offerings.length).toBeGreaterThan(1);
      expect(await drawn(page, section)).toEqual(
        offerings.map(({ offering }: { offering: never }) => featureAddress(offering, scheme)),
      );
    });
  }
}

test("the drawings are not printed, because they can be dark", async ({ page }) => {
  await page.goto("/");
  const drawings = page.locator('#features img[alt=""]');
  await expect(drawings.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(drawings.filter({ visible: true })).toHaveCount(0);
});

test("in forced colours a drawing keeps the background that its lines are drawn for", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await page.goto("/");
  const drawing = page.locator('#features img[alt=""]').first();
  await expect(drawing).toHaveCSS("forced-color-adjust", "none");
  await expect(drawing).toHaveCSS("background-color", "rgb(255, 253, 249)");
});

test("the drawn mark of the closing call to action overlaps none of its words", async ({ page }) => {
  for (const address of ["/", "/lien-en-bio/tiktok"]) {
    await page.goto(address);
    for (const width of [1024, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      const under = await page.locator("section:has(#closing-title)").evaluate((section) => {
        const range = document.createRange();
        const lines = [...section.querySelectorAll("h2, p")].flatMap((text) => {
          range.selectNodeContents(text);
          return [...range.getClientRects()];
        });
        return [...section.querySelectorAll<SVGPathElement>("svg:has(path + path) path")].map((path) => {
          const toPath = path.getScreenCTM()!.inverse();
          const isIn = (x: number, y: number) => path.isPointInStroke(new DOMPoint(x, y).matrixTransform(toPath));
          const inLine = ({ left, width: long, top, height: high }: DOMRect) =>
            [0.25, 0.5, 0.75].some((part) => {
              for (let x = 0; x <= long; x += 2) if (isIn(left + x, top + part * high)) return true;
              return false;
            });
          return lines.some(inLine);
        });
      });
      expect(under, `${address} at ${width} px`).toEqual([false, false]);
    }
  }
});
