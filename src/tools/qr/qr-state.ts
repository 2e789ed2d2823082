import { INK, QR_PAPER } from "../../design/fixed-colors";
import { readCount } from "../read-count";
import { parseColour } from "./contrast";
import { readDistance } from "./distance";
import { QR_LEVELS, type QrLevel } from "./encode";

/** How a code is drawn and printed, as the fields hold it: texts, from a visitor or a shared link. */
export const DRAWN_AT_REST = {
  ink: INK,
  paper: QR_PAPER,
  level: "M",
  quiet: "4",
  size: "50",
  distance: "20",
};

export type DrawnFields = Readonly<typeof DRAWN_AT_REST>;

export interface Drawn {
  ink: string;
  paper: string;
  level: QrLevel;
  quietZone: number;
  millimetres: number;
  /** Null where none was typed, or nothing that is one. */
  distanceCm: number | null;
}

/** Nobody reads a code from nearer. */
const NEAREST_CM = 5;

/** At 300 dots an inch, the picture of a larger one would not fit a phone's memory. */
const LARGEST_MM = 300;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** What the fields mean; whatever they hold, the result can be drawn. */
export function drawn({ ink, paper, level, quiet, size, distance }: DrawnFields): Drawn {
  const centimetres = readDistance(distance);
  return {
    ink: parseColour(ink) ?? DRAWN_AT_REST.ink,
    paper: parseColour(paper) ?? DRAWN_AT_REST.paper,
    level: QR_LEVELS.find((known) => known === level) ?? "M",
    quietZone: between(2, readCount(quiet), 10),
    millimetres: between(10, readCount(size), LARGEST_MM),
    distanceCm: centimetres === null ? null : Math.max(NEAREST_CM, centimetres),
  };
}
