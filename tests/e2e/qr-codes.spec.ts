import jsQR from "jsqr";
import { expect, test } from "playwright/test";
import { PNG } from "pngjs";
import { content, generatedPages, site } from "./content";

const CODES = [
  ...generatedPages
    .filter(({ family }) => family === "qrcode")
    .map(({ address, key }) => ({
      address,
      label: `${content("qrcode.json").drawing} ${content(`qrcode/${key}.json`).menuLabel ?? content(`qrcode/${key}.json`).title}`,
    })),
  { address: "/", label: null },
];

for (const { address, label } of CODES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the QR code on ${address} scans and leads there, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(address);
      const code = label ? page.getByRole("img", { name: label }) : page.locator("#main svg[viewBox^='-4 -4']").first();
      const { data, width, height } = PNG.sync.read(await code.screenshot({ animations: "disabled" }));
      const read = jsQR(new Uint8ClampedArray(data), width, height);
      expect(read?.data).toBe(`${site.siteUrl}${address}`);
    });
  }
}
