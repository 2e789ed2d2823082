import { type Lettering, outline } from "./lettering";

/** A line of text as a filled path. */
export const line = (text: string, x: number, y: number, fill: string, lettering: Lettering) =>
  `<path fill="${fill}" d="${outline(text, x, y, lettering)}"/>`;

/** A rectangle with rounded corners; lengths in the picture's own units. */
export const box = (x: number, y: number, width: number, height: number, radius: number, attributes: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${attributes}/>`;

/** A path of strokes on a grid of its own, moved to `x`, `y` and scaled. */
export const strokes = (path: string, x: number, y: number, scale: number, color: string, width: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
