import { channels } from "./contrast";
import { logoBox, type QrDesign } from "./svg";

/** What offset printers ask for. */
const DOTS_PER_INCH = 300;
const MM_PER_INCH = 25.4;

/** A logo's pixels (red, green, blue, opacity), exactly as wide and high as `pngLayout` asks. */
type LogoPixels = ArrayLike<number>;

/**
 * The pixels of a printed code. A module is a whole number of pixels, so that its edges stay sharp.
 * @param millimetres side of the print, quiet zone included
 */
export function pngLayout({ matrix, quietZone }: Pick<QrDesign, "matrix" | "quietZone">, millimetres: number) {
  const across = matrix.size + 2 * quietZone;
  const scale = Math.max(2, Math.round(((millimetres / MM_PER_INCH) * DOTS_PER_INCH) / across));
  const { at, side } = logoBox(matrix);
  const edge = (modules: number) => Math.round(modules * scale);
  return {
    /** Pixels per module. */
    scale,
    /** Pixels per side. */
    side: across * scale,
    logo: { at: edge(at + quietZone), side: matrix.logo ? edge(side) : 0 },
  };
}

/**
 * Draws a code as a PNG file with its print size. Two colours take one bit per pixel; a logo takes full colour.
 * @returns the file's bytes
 */
export async function qrPng(
  design: QrDesign,
  millimetres: number,
  logo?: LogoPixels,
): Promise<Uint8Array<ArrayBuffer>> {
  const layout = pngLayout(design, millimetres);
  const inks: Inks = [channels(design.paper), channels(design.ink)];
  const withLogo = logo !== undefined && layout.logo.side > 0;
  const pixels = withLogo ? fullColour(design, layout, inks, logo) : oneBit(design, layout);
  const dotsPerMetre = Math.round(layout.side / (millimetres / 1000));
  return file([
    ["IHDR", [uint32(layout.side), uint32(layout.side), withLogo ? [8, 2] : [1, 3], 0, 0, 0].flat()],
    ...(withLogo ? [] : ([["PLTE", inks.flat()]] as Chunk[])),
    ["pHYs", [uint32(dotsPerMetre), uint32(dotsPerMetre), 1].flat()],
    ["IDAT", await deflate(pixels)],
    ["IEND", []],
  ]);
}

type Layout = ReturnType<typeof pngLayout>;
type Inks = [paper: number[], ink: number[]];

/** A row that repeats the one above (filter 2): all its bytes are 0. */
const SAME_AS_ABOVE = 2;

/** Calls `draw` with the position of each dark module, in pixels from the picture's corner. */
function eachDark({ matrix, quietZone }: QrDesign, scale: number, draw: (left: number, top: number) => void) {
  const { size, dark } = matrix;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (dark[y * size + x]) draw((x + quietZone) * scale, (y + quietZone) * scale);
    }
  }
}

function oneBit(design: QrDesign, { scale, side }: Layout): Uint8Array<ArrayBuffer> {
  const stride = 1 + Math.ceil(side / 8);
  const rows = new Uint8Array(stride * side);
  for (let y = 0; y < side; y++) if (y % scale) rows[y * stride] = SAME_AS_ABOVE;
  eachDark(design, scale, (left, top) => {
    for (let x = left; x < left + scale; x++) rows[top * stride + 1 + (x >> 3)]! |= 0x80 >> (x & 7);
  });
  return rows;
}

function fullColour(design: QrDesign, layout: Layout, inks: Inks, logo: LogoPixels): Uint8Array<ArrayBuffer> {
  const [paper, ink] = inks;
  const { scale, side } = layout;
  const stride = 1 + side * 3;
  const rows = new Uint8Array(stride * side);
  for (let x = 0; x < side; x++) rows.set(paper, 1 + x * 3);
  for (let y = 1; y < side; y++) rows.copyWithin(y * stride, 0, stride);
  eachDark(design, scale, (left, top) => {
    const first = top * stride + 1 + left * 3;
    for (let x = 0; x < scale; x++) rows.set(ink, first + x * 3);
    for (let y = 1; y < scale; y++) rows.copyWithin(first + y * stride, first, first + scale * 3);
  });
  for (let y = 0; y < layout.logo.side; y++) {
    for (let x = 0; x < layout.logo.side; x++) {
      const from = (y * layout.logo.side + x) * 4;
      const to = (layout.logo.at + y) * stride + 1 + (layout.logo.at + x) * 3;
      const opacity = (logo[from + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        rows[to + channel] = Math.round((logo[from + channel] ?? 0) * opacity + paper[channel]! * (1 - opacity));
      }
    }
  }
  return rows;
}

type Chunk = [name: string, data: ArrayLike<number>];

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function file(chunks: Chunk[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, [, data]) => sum + data.length + 12, SIGNATURE.length));
  bytes.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const [name, data] of chunks) {
    bytes.set(uint32(data.length), at);
    bytes.set(new TextEncoder().encode(name), at + 4);
    bytes.set(data, at + 8);
    bytes.set(uint32(crc32(bytes.subarray(at + 4, at + 8 + data.length))), at + 8 + data.length);
    at += data.length + 12;
  }
  return bytes;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});

/** Compresses bytes as PNG requires (zlib). */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
