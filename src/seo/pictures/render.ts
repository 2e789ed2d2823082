import sharp from "sharp";

/**
 * Renders an Open Graph picture.
 * @param svg a picture as `pictureSvg` draws it
 * @returns a PNG of 1200 × 630, of 256 colours so that it weighs about 40 kB
 */
export const renderPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 256, dither: 0, effort: 1, compressionLevel: 9 }).toBuffer();
