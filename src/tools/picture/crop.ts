/** A rectangle of a picture, in its pixels. */
interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The part of a picture that a card shows: the largest with the card's proportions, in the middle.
 * @param ratio the card's width over its height
 */
export function crop(width: number, height: number, ratio: number): Crop {
  const wide = width / height > ratio;
  const part = wide ? { width: height * ratio, height } : { width, height: width / ratio };
  return { x: (width - part.width) / 2, y: (height - part.height) / 2, ...part };
}
