import jsQR, { type Options } from "jsqr";
import type { Sharp } from "sharp";

/** What the QR code in a picture says, as a reader finds it that shares no code with the encoder; undefined if it finds none. */
export async function decodeQr(picture: Sharp, options?: Options): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  return jsQR(pixels, info.width, info.height, options)?.data;
}
