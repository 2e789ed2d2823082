import { encodeQr } from "../../../../src/tools/qr/encode";
import { pngLayout, qrPng } from "../../../../src/tools/qr/png";

const matrix = encodeQr("https://mln.example/menu", "M")!;
const design = { matrix, quietZone: 4, ink: "#000000", paper: "#ffffff" };

test("the file's resolution is per metre: without a unit, a layout program would ignore the size", async () => {
  const bytes = Buffer.from(await qrPng(design, 50));
  const unit = bytes.indexOf("pHYs") + 4 + 8;
  expect(bytes[unit]).toBe(1);
});

test("a code without room for a logo is drawn without it", async () => {
  expect(pngLayout(design, 50).logo.side).toBe(0);
  expect(await qrPng(design, 50, [])).toEqual(await qrPng(design, 50));
});
