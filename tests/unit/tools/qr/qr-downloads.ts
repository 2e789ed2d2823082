import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { PNG } from "pngjs";
import sharp from "sharp";
import { QR_FIELDS, type QrKind, type QrLevel } from "../../../../src/content/tools/terms";
import { qrContent } from "../../../../src/tools/qr/content";
import type { QrField } from "../../../../src/tools/qr/outcome";
import { encodeQr } from "../../../../src/tools/qr/encode";
import { pngLayout, qrPng } from "../../../../src/tools/qr/png";
import { type QrDesign, qrSvg } from "../../../../src/tools/qr/svg";
import { type Pixels, pixelsOf, readQr } from "../../../decode-qr";

/*
 * Every download is decoded by jsQR, which shares no code with the encoder: the PNG as libspng reads it, the SVG as
 * librsvg draws it. The logo is the worst case: coloured noise that fills its whole space.
 */

export const CONTENTS = 500;
const PROGRAM = path.join(__dirname, "misread.ts");
/** The colours of the tested designs; the weakest pair is just above what the studio refuses. */
const INKS = [
  ["#17203b", "#ffffff"],
  ["#8c1a4b", "#fdf0c6"],
  ["#000000", "#f9c846"],
  ["#767676", "#d8ffff"],
] as const;

const word = fc.string({
  unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz0123456789"),
  minLength: 1,
  maxLength: 14,
});
const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
const fields: { [Kind in QrKind]: fc.Arbitrary<Partial<Record<QrField, string>>> } = {
  link: fc.webUrl({ withQueryParameters: true }).map((url) => ({ url })),
  review: fc
    .string({ unit: fc.constantFrom(..."ABCxyz019_-"), minLength: 20, maxLength: 40 })
    .map((place) => ({ place })),
  vcard: fc.record({ first: words, last: words, company: words, website: fc.webUrl() }),
  wifi: fc.record({
    network: word,
    password: fc.string({ minLength: 8, maxLength: 20 }),
    hidden: fc.constantFrom("no", "yes"),
  }),
  text: fc.record({ text: fc.oneof(words, fc.string({ maxLength: 120 }), fc.lorem({ maxCount: 12 })) }),
};
const anyContent = fc
  .constantFrom(...(Object.keys(QR_FIELDS) as QrKind[]))
  .chain((kind) => fields[kind].map((typed) => qrContent(kind, typed)))
  .map((content) => ("text" in content ? content.text : ""))
  .filter((text) => text !== "");

function noise(side: number): Uint8Array {
  let seed = 7;
  const pixels = new Uint8Array(side * side * 4);
  for (let index = 0; index < pixels.length; index++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    pixels[index] = index % 4 === 3 ? 255 : seed >> 16;
  }
  return pixels;
}

function pngOfNoise(side: number) {
  const png = new PNG({ width: side, height: side });
  png.data.set(noise(side));
  return `data:image/png;base64,${PNG.sync.write(png).toString("base64")}`;
}
const LOGO = pngOfNoise(16);

const read = (pixels: Pixels) => readQr(pixels, { inversionAttempts: "dontInvert" });

/** The size at which a module is two pixels, as a phone sees a distant code. */
const smallPrint = ({ matrix, quietZone }: QrDesign) => ((matrix.size + 2 * quietZone) * 2 * 25.4) / 300;

async function decoded(design: QrDesign, withLogo: boolean) {
  const millimetres = smallPrint(design);
  const { side, logo } = pngLayout(design, millimetres);
  const png = await qrPng(design, millimetres, withLogo ? noise(logo.side) : undefined);
  const svg = qrSvg(design, millimetres, withLogo ? LOGO : undefined);
  const [fromPng, fromSvg] = await Promise.all([
    pixelsOf(sharp(png)),
    pixelsOf(sharp(Buffer.from(svg), { density: 300 }).resize(side, side, { kernel: "nearest" })),
  ]);
  const text = read(fromPng);
  // Without a logo they are the same pixels.
  return [text, fromPng.data.equals(fromSvg.data) ? text : read(fromSvg)];
}

function designs(text: string, index: number, level: QrLevel): [QrDesign, boolean][] {
  const [ink, paper] = INKS[index % INKS.length]!;
  return [false, true].map((withLogo) => {
    const matrix = encodeQr(text, level, withLogo)!;
    return [{ matrix, quietZone: index % 3 === 0 ? 2 : 4, ink, paper }, withLogo];
  });
}

/**
 * Makes every download of a correction level and reads it back.
 * @returns the downloads whose decoded text differs from the typed one
 */
export async function misread(level: QrLevel): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, text] of fc.sample(anyContent, { numRuns: CONTENTS, seed: 2026 }).entries()) {
    for (const [design, withLogo] of designs(text, index, level)) {
      const [png, svg] = await decoded(design, withLogo);
      const which = `${index} ${JSON.stringify(text)}${withLogo ? " with a logo" : ""}`;
      if (png !== text) wrong.push(`PNG ${which}`);
      if (svg !== text) wrong.push(`SVG ${which}`);
    }
  }
  return wrong;
}

/** The same in its own process: Jest's sandbox looks up every global, which takes three times as long. */
export async function misreadApart(level: QrLevel): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", PROGRAM, level]);
  return JSON.parse(stdout);
}
