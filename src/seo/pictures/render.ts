import sharp from "sharp";
import type { Picture } from "./picture";
import { pictureSvg } from "./template";

/** @returns a PNG of 1200 × 630, of 256 colours so that it weighs about 40 kB */
export const renderPicture = (picture: Picture): Promise<Buffer> =>
  sharp(Buffer.from(pictureSvg(picture)))
    .png({ palette: true, colours: 256, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
