import { mark } from "../../design/mark";
import { type Shades, shades } from "../../design/palette";
import { schemes } from "../../design/schemes";
import { iconPaths } from "../../ui/icon-paths";
import { PICTURE_SIZE } from "../page-files";
import { drawingOf } from "./drawings";
import { balancedLines, type Lettering, widthOf } from "./lettering";
import type { Picture } from "./picture";
import { box, line, strokes } from "./svg";

const { blue, ink, paper, raised } = schemes.light;

const MARGIN = 64;
const TITLE = { width: 620, top: 168, bottom: 566, largest: 96, smallest: 44, leading: 1.08, lines: 4 };

/**
 * Draws a page's Open Graph picture as SVG: shapes and outlines only, no text and no font.
 * @returns an SVG document of 1200 × 630
 */
export function pictureSvg(picture: Picture): string {
  const subject: Shades = shades[picture.colour];
  const { width, height } = PICTURE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    gradient(subject),
    box(0, 0, width, height, 0, `fill="${paper}"`),
    `<clipPath id="panel">${panel("")}</clipPath>`,
    panel(`fill="url(#subject)"`),
    `<g clip-path="url(#panel)">${drawingOf(picture, subject)}</g>`,
    brand(picture.brand),
    titleBlock(picture, subject),
    "</svg>",
  ].join("");
}

/** The drawing's coloured background; it runs off the right edge. */
const panel = (attributes: string) => box(720, 28, 560, PICTURE_SIZE.height - 56, 52, attributes);

function gradient({ stops }: Shades): string {
  const steps = stops.map((stop, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${stop}"/>`);
  return `<linearGradient id="subject" x1="0" y1="0" x2="1" y2="1">${steps.join("")}</linearGradient>`;
}

const brand = (name: string) =>
  strokes(mark.left, MARGIN, 52, 1.5, blue, 5) +
  strokes(mark.right, MARGIN, 52, 1.5, ink, 5) +
  line(name, MARGIN + 104, 90, ink, { size: 42, tracking: -0.03 });

/** The family with its icon, then the title as large as its lines allow; both are aligned to the bottom. */
function titleBlock({ title, eyebrow, icon }: Picture, { light, stops, on = raised }: Shades): string {
  const { lines, lettering } = fitted(title);
  const step = lettering.size * TITLE.leading;
  const first = TITLE.bottom - step * (lines.length - 1);
  const badge = first - lettering.size - 66;
  return (
    `<circle cx="${MARGIN + 28}" cy="${badge + 28}" r="28" fill="${stops.at(-1)}"/>` +
    strokes(iconPaths[icon], MARGIN + 12, badge + 12, 32 / 24, on, 1.9) +
    line(eyebrow, MARGIN + 76, badge + 38, light, { size: 29 }) +
    lines.map((words, index) => line(words, MARGIN - 3, first + index * step, ink, lettering)).join("")
  );
}

function fitted(title: string): { lines: string[]; lettering: Lettering } {
  for (let size = TITLE.largest; ; size -= 2) {
    const lettering = { size, tracking: -0.022 };
    const lines = balancedLines(title, TITLE.width, lettering);
    const isTall = lines.length * size * TITLE.leading > TITLE.bottom - TITLE.top - 40;
    const isWide = lines.some((words) => widthOf(words, lettering) > TITLE.width);
    const fits = !isTall && !isWide && lines.length <= TITLE.lines;
    if (size <= TITLE.smallest || fits) return { lines, lettering };
  }
}
