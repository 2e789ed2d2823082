import { inflateSync } from "node:zlib";
import { PNG } from "pngjs";
import { QR_LEVELS } from "../../../../src/content/tools/terms";
import { encodeQr } from "../../../../src/tools/qr/encode";
import { pngLayout, qrPng } from "../../../../src/tools/qr/png";
import { type QrDesign, qrSvg } from "../../../../src/tools/qr/svg";

it("a PNG has the requested size on paper, with a whole number of pixels per module", async () => {
  const matrix = encodeQr("https://mln.example/menu", "M")!;
  const design: QrDesign = { matrix, quietZone: 4, ink: "#000000", paper: "#ffffff" };
  for (const millimetres of [20, 50, 200]) {
    const bytes = Buffer.from(await qrPng(design, millimetres));
    expect(PNG.sync.read(bytes).width).toBe(pngLayout(design, millimetres).side);
    const at = bytes.indexOf("pHYs") + 4;
    const { side } = pngLayout(design, millimetres);
    expect(side % 33).toBe(0);
    expect((side / bytes.readUInt32BE(at)) * 1000).toBeCloseTo(millimetres, 1);
    expect(Math.abs(side / (millimetres / 25.4) - 300)).toBeLessThan(25);
    expect(bytes.length).toBeLessThan(12_000);
  }
});

it("a logo that is not a picture is not in the drawing", () => {
  const matrix = encodeQr("a", "M", true)!;
  const svg = qrSvg({ matrix, quietZone: 4, ink: "#000000", paper: "#ffffff" }, 50, "javascript:alert(1)");
  expect(svg).not.toMatch(/script|image/);
});

describe("a code with a logo", () => {
  it("reserves an odd number of modules for it, from a ninth to a fifth of the width, at every version", () => {
    for (const level of QR_LEVELS) {
      for (let length = 1; length < 1200; length += 211) {
        const matrix = encodeQr("é".repeat(length / 2 + 1), level, true);
        if (!matrix) continue;
        expect(matrix.logo % 2).toBe(1);
        expect(matrix.logo / matrix.size).toBeGreaterThanOrEqual(1 / 9);
        expect(matrix.logo / matrix.size).toBeLessThanOrEqual(1 / 5);
      }
    }
  });

  it("differs from the code without one only in the middle, which is empty to its edge", () => {
    const [plain, room] = [encodeQr("https://maillon.example", "H")!, encodeQr("https://maillon.example", "H", true)!];
    expect(room.size).toBe(plain.size);
    const from = (room.size - room.logo) / 2;
    const isInRoom = (at: number) => at >= from && at <= from + room.logo - 1;
    const expected = [...plain.dark].map((dark, index) =>
      isInRoom(index % room.size) && isInRoom(Math.floor(index / room.size)) ? 0 : dark,
    );
    expect([...room.dark]).toEqual(expected);
  });
});

it.each(["", "a".repeat(2954), "a".repeat(10_000), "1".repeat(7090)])(
  "an empty or too long text gives no code",
  (text) => {
    expect(encodeQr(text, "L")).toBeNull();
    expect(encodeQr(text, "H", true)).toBeNull();
  },
);

it("the background shows through a transparent logo", async () => {
  const matrix = encodeQr("https://a.fr/une-adresse-assez-longue", "H", true)!;
  const design = { matrix, quietZone: 4, ink: "#112233", paper: "#ffd800" };
  const { side, logo } = pngLayout(design, 40);
  const file = Buffer.from(await qrPng(design, 40, new Uint8Array(logo.side ** 2 * 4)));
  const at = file.indexOf("IDAT") + 4;
  const rows = inflateSync(file.subarray(at, at + file.readUInt32BE(at - 8)));
  const middle = Math.floor(side / 2);
  const from = middle * (1 + side * 3) + 1 + middle * 3;
  expect([...rows.subarray(from, from + 3)]).toEqual([0xff, 0xd8, 0x00]);
});
it("a module is at least two pixels", () => {
  expect(pngLayout({ matrix: { size: 177, dark: new Uint8Array(0), logo: 0 }, quietZone: 4 }, 10).scale).toBe(2);
});
