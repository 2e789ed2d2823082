import { moduleRuns } from "../../drawings/qr-modules";
import type { QrMatrix } from "./encode";

/** A code and how it is drawn. */
export interface QrDesign {
  matrix: QrMatrix;
  /** Modules of empty ground on each side. */
  quietZone: number;
  /** Colour of the modules, `#rrggbb`. */
  ink: string;
  /** Colour of the ground, `#rrggbb`. */
  paper: string;
}

/** Modules of bare ground between the logo and the modules around it. */
const LOGO_MARGIN = 0.5;

/** The runs of dark modules of a code. */
export const runsOf = ({ size, dark }: Pick<QrMatrix, "size" | "dark">) =>
  moduleRuns(size, (x, y) => dark[y * size + x]);

/** Path data of the dark modules in units of one module from 0 0: print software expects areas, not lines. */
const moduleAreas = (matrix: QrMatrix) =>
  runsOf(matrix)
    .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
    .join("");

/** Where the logo goes, in modules from the corner of the code. */
export function logoBox({ size, logo }: Pick<QrMatrix, "size" | "logo">) {
  return { at: (size - logo) / 2 + LOGO_MARGIN, side: logo - 2 * LOGO_MARGIN };
}

/**
 * Draws a code as an SVG file.
 * @param millimetres side of the drawing, quiet zone included: its size in a layout program
 * @param logo a `data:` URL of a PNG; anything else is left out
 * @returns the file's text
 */
export function qrSvg(design: QrDesign, millimetres: number, logo?: string): string {
  const { matrix, quietZone, ink, paper } = design;
  const across = matrix.size + 2 * quietZone;
  const { at, side } = logoBox(matrix);
  const picture =
    matrix.logo && logo && /^data:image\/png;base64,[\w+/]+={0,2}$/.test(logo)
      ? `<image x="${at}" y="${at}" width="${side}" height="${side}" href="${logo}"/>`
      : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres}mm" height="${millimetres}mm"`,
    ` viewBox="${-quietZone} ${-quietZone} ${across} ${across}">`,
    `<path fill="${paper}" d="M${-quietZone} ${-quietZone}h${across}v${across}h-${across}z"/>`,
    `<path shape-rendering="crispEdges" fill="${ink}" d="${moduleAreas(matrix)}"/>`,
    `${picture}</svg>`,
  ].join("");
}
