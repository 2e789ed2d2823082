import { crop } from "./crop";

/** What the file field of a picture accepts. */
export const PICTURE_TYPES = "image/png,image/jpeg,image/webp";
const LARGEST_BYTES = 25_000_000;

/**
 * Reads a picture on the visitor's device; it is not sent anywhere.
 * @throws what the browser throws if the file is not a picture (`InvalidStateError` or `EncodingError`); a `RangeError`
 *   if it is too large
 */
export async function openPicture(file: File): Promise<ImageBitmap> {
  if (file.size > LARGEST_BYTES) throw new RangeError("The picture is too large");
  return createImageBitmap(file);
}

/** The whole picture, or as much as fills the space. */
export type Fit = "contain" | "cover";

/** Draws a picture over a whole canvas. */
export function drawPicture(canvas: HTMLCanvasElement, picture: ImageBitmap, fit: Fit): void {
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  if (!context || !width || !height) return;
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, width, height);
  if (fit === "cover") {
    const part = crop(picture.width, picture.height, width / height);
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  } else {
    const scale = Math.min(width / picture.width, height / picture.height);
    const [across, down] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture, (width - across) / 2, (height - down) / 2, across, down);
  }
}

/** A picture drawn on a square canvas, for a file. */
export function squareOf(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  drawPicture(canvas, picture, "contain");
  return canvas;
}
