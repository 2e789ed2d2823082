import sharp from "sharp";
import { decodeQr } from "../decode-qr";
import { expect, test } from "./shared-tab";
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
  test(`the QR code on ${address} can be scanned and leads there, in the light and dark schemes`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(address);
    const code = label ? page.getByRole("img", { name: label }) : page.locator("#main svg[viewBox^='-4 -4']").first();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const picture = sharp(await code.screenshot({ animations: "disabled" }));
      expect(await decodeQr(picture), colorScheme).toBe(`${site.siteUrl}${address}`);
    }
  });
}
