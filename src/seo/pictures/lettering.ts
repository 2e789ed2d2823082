import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";

/*
 * Text as outlines of the heading face, so that a picture looks the same on a machine without fonts.
 * The whole Latin set is used, not the site's subset: an example link may hold any sign.
 */
const FONT_FILE =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";

let face: Font | undefined;

const font = () => (face ??= create(readFileSync(path.join(process.cwd(), FONT_FILE))) as Font);

/** The letters that the face has; narrow no-break spaces become plain ones, signs that it lacks are left out. */
export const printable = (text: string) =>
  [...text.replace(/[\u00A0\u202F]/g, "\u00A0")]
    .filter((sign) => font().hasGlyphForCodePoint(sign.codePointAt(0)!))
    .join("");

export interface Lettering {
  /** Height of an em, in pixels. */
  size: number;
  /** Space added after each letter, in ems. */
  tracking?: number;
}

const MOST_MEASURED = 20_000;
const measured = new Map<string, { ems: number; letters: number }>();

/** Measuring is the slow part, and the same words are measured at many sizes. */
function measure(text: string) {
  const known = measured.get(text);
  if (known) return known;
  if (measured.size >= MOST_MEASURED) measured.clear();
  const { advanceWidth, glyphs } = font().layout(printable(text));
  const measures = { ems: advanceWidth / font().unitsPerEm, letters: glyphs.length };
  measured.set(text, measures);
  return measures;
}

/** Width of a line, in pixels. */
export function widthOf(text: string, { size, tracking = 0 }: Lettering): number {
  const { ems, letters } = measure(text);
  return (ems + tracking * letters) * size;
}

/** A line's outlines as path data, its baseline starting at `x`, `y`. */
export function outline(text: string, x: number, y: number, { size, tracking = 0 }: Lettering): string {
  const { glyphs, positions } = font().layout(printable(text));
  const scale = size / font().unitsPerEm;
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const place = positions[index]!;
      const at = pen + place.xOffset * scale;
      pen += place.xAdvance * scale + tracking * size;
      return glyph.path.scale(scale, -scale).translate(at, y).toSVG();
    })
    .join("");
}

/**
 * Breaks a text into the fewest lines that fit, as even as possible.
 * @param width the longest line, in pixels
 * @returns the lines; a word that is wider than a line stands alone
 */
export function balancedLines(text: string, width: number, lettering: Lettering): string[] {
  const widest = fill(text, width, lettering);
  let [low, high] = [width / 2, width];
  while (high - low > 4) {
    const middle = (low + high) / 2;
    if (fill(text, middle, lettering).length > widest.length) low = middle;
    else high = middle;
  }
  return fill(text, high, lettering);
}

function fill(text: string, width: number, lettering: Lettering): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n\t]+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, lettering) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
