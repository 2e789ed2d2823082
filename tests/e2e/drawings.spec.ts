import { expect, type Page, test } from "playwright/test";
import { featureAddress } from "../../src/drawings/feature-address";
import { content } from "./content";

const PAGES = [
  { address: "/", section: "#features", items: content("landing/features.json").items },
  {
    address: "/qrcode/carte-de-visite",
    section: "section[aria-labelledby=assets]",
    items: content("qrcode/carte-de-visite.json").assets.items,
  },
];

/** The addresses of the drawings that the browser has fetched and can draw, each once it is in sight. */
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
    test(`every drawing of ${address} comes once it is scrolled to, in the ${scheme} scheme`, async ({ page }) => {
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

test("on paper the drawings are the light ones, by night too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto("/");
  const addresses = await drawn(page, "#features");
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => address.includes("-dark"))).toEqual([]);
});

test("in forced colours a drawing keeps the ground that its lines are drawn for", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await page.goto("/");
  const drawing = page.locator('#features img[alt=""]').first();
  await expect(drawing).toHaveCSS("forced-color-adjust", "none");
  await expect(drawing).toHaveCSS("background-color", "rgb(255, 253, 249)");
});
