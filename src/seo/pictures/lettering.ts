import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";

/*
 * Text as outlines of the heading face, so that a picture looks the same on a machine without fonts. The whole Latin
 * set is used, not the site's subset: an example link may hold any character; then the letters of other European
 * languages.
 */
const SETS = ["latin", "latin-ext"];
const fileOf = (set: string) =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${set}-wght-normal.woff2`;

let faces: Font[] | undefined;

const readFaces = () => SETS.map((set) => create(readFileSync(path.join(process.cwd(), fileOf(set)))) as Font);
const faceOf = (sign: string) =>
  (faces ??= readFaces()).find((face) => face.hasGlyphForCodePoint(sign.codePointAt(0)!));

/** What the faces can draw of a character: itself, or its decomposition (№, ặ), which may be empty. */
const drawn = (sign: string) =>
  faceOf(sign) ? sign : [...sign.normalize("NFKD")].filter((part) => /\P{M}/u.test(part) && faceOf(part)).join("");

/** A text as the faces can draw it, with plain spaces and hyphens and without characters that have no glyph. */
export const printable = (text: string) =>
  [
    ...text
      .normalize("NFC")
      .replace(/[\u2010\u2011]/g, "-")
      .replace(/\u202F/g, "\u00A0"),
  ]
    .map(drawn)
    .join("")
    .replace(/[ \u00A0]{2,}/g, (spaces) => spaces[0]!)
    .trim();

/** The glyphs of a text, each with its place. */
function glyphsOf(text: string) {
  const runs: { face: Font; text: string }[] = [];
  for (const sign of printable(text)) {
    const face = faceOf(sign)!;
    const last = runs.at(-1);
    if (last?.face === face) last.text += sign;
    else runs.push({ face, text: sign });
  }
  return runs.flatMap(({ face, text }) => {
    const { glyphs, positions } = face.layout(text);
    return glyphs.map((glyph, index) => ({ glyph, place: positions[index]!, unitsPerEm: face.unitsPerEm }));
  });
}

export interface Lettering {
  /** Height of an em, in pixels. */
  size: number;
  /** Space added after each letter, in ems. */
  tracking?: number;
}

const MOST_MEASURED = 20_000;
const measured = new Map<string, { ems: number; letters: number }>();

/** Cached: measuring is slow, and the same words are measured at many sizes. */
function measure(text: string) {
  const known = measured.get(text);
  if (known) return known;
  if (measured.size >= MOST_MEASURED) measured.clear();
  const glyphs = glyphsOf(text);
  const ems = glyphs.reduce((sum, { place, unitsPerEm }) => sum + place.xAdvance / unitsPerEm, 0);
  const measures = { ems, letters: glyphs.length };
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
  let pen = x;
  return glyphsOf(text)
    .map(({ glyph, place, unitsPerEm }) => {
      const scale = size / unitsPerEm;
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
  const { length: fewest } = fill(text, width, lettering);
  let [low, high] = [width / 2, width];
  while (high - low > 4) {
    const middle = (low + high) / 2;
    if (fill(text, middle, lettering).length > fewest) low = middle;
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
