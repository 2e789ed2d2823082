/*
 * Makes the icons of static/ from the mark and the tokens: favicon.svg, favicon.ico, the touch icon and the
 * manifest's icons. Run by hand when the mark or its colours change: npx tsx src/commands/make-icons.ts
 */
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { siteIcon } from "../drawings/site-icon";

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file around PNG pictures: a 6-byte header, 16 bytes for each picture, then the pictures. */
const ico = (pictures: readonly { size: number; bytes: Buffer }[]) => {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, bytes }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(bytes.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
};

const write = (name: string, content: string | Buffer) => writeFileSync(`static/${name}`, content);

async function makeIcons() {
  const { round, square, maskable } = siteIcon;
  write("favicon.svg", round);
  write(
    "favicon.ico",
    ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(round, size) })))),
  );
  write("apple-touch-icon.png", await png(square, 180));
  write("icon-192.png", await png(round, 192));
  write("icon-512.png", await png(round, 512));
  write("icon-maskable-512.png", await png(maskable, 512));
}

void makeIcons();
