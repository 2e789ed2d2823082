import jsQR, { type Options } from "jsqr";
import type { Sharp } from "sharp";

/** Decodes the QR code in a picture, with a reader that shares no code with the encoder; undefined if there is none. */
export async function decodeQr(picture: Sharp, options?: Options): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  return jsQR(pixels, info.width, info.height, options)?.data;
}
