import { QR_DEFAULTS, QR_LEVELS, QR_MARGINS, QR_SIDES, type QrLevel } from "../../content/tools/terms";
import { INK, QR_PAPER } from "../../design/fixed-colors";
import { readCount } from "../reading/read-count";
import { parseColour } from "./contrast";
import { readDistance } from "./distance";

/** How a code is drawn and printed, as the fields hold it: any text, from a visitor or a shared link. */
export type DrawnFields = Readonly<Record<"ink" | "paper" | "level" | "quiet" | "size" | "distance", string>>;

export const DESIGN_DEFAULTS: DrawnFields = { ink: INK, paper: QR_PAPER, ...QR_DEFAULTS, distance: "20" };

export interface Drawn {
  ink: string;
  paper: string;
  level: QrLevel;
  quietZone: number;
  millimetres: number;
  /** Null if none was typed, or if it is not a distance. */
  distanceCm: number | null;
}

/** Nobody scans a code from closer. */
const NEAREST_CM = 5;

const between = ({ least, most }: { least: number; most: number }, value: number) =>
  Math.min(most, Math.max(least, value));

/** Reads the fields; whatever they hold, the result can be drawn. */
export function drawn({ ink, paper, level, quiet, size, distance }: DrawnFields): Drawn {
  const centimetres = readDistance(distance);
  return {
    ink: parseColour(ink) ?? INK,
    paper: parseColour(paper) ?? QR_PAPER,
    level: QR_LEVELS.find((known) => known === level) ?? QR_DEFAULTS.level,
    quietZone: between(QR_MARGINS, readCount(quiet)),
    millimetres: between(QR_SIDES, readCount(size)),
    distanceCm: centimetres === null ? null : Math.max(NEAREST_CM, centimetres),
  };
}
