import jsQR, { type Options } from "jsqr";
import type { Sharp } from "sharp";

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Draws a picture: red, green, blue and opacity of each pixel. */
export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Decodes the QR code in a drawn picture, with a reader that shares no code with the encoder. */
export const readQr = ({ data, width, height }: Pixels, options?: Options): string | undefined =>
  jsQR(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height, options)?.data;

/** Decodes the QR code in a picture; undefined if there is none. */
export const decodeQr = async (picture: Sharp): Promise<string | undefined> => readQr(await pixelsOf(picture));
