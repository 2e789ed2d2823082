import { QUIET_ZONE } from "../../content/tools/quiet-zone";

/** Our pages on print require half a millimetre per module, and one centimetre of code per ten of distance. */
const SMALLEST_MODULE_MM = 0.5;
const DISTANCE_TO_SIDE = 10;
/** The rule of ten is for a code of this many modules: a camera must see each one, so a denser code must be larger. */
const ORDINARY_MODULES = 25;

export interface PrintCheck {
  /** The smallest side at any distance, in millimetres: its modules can just be printed. */
  finestMm: number;
  /** The smallest safe side at this distance; null without a distance, like `largeEnough`. */
  smallestMm: number | null;
  /** Side of one module at the chosen size, in millimetres. */
  moduleMm: number;
  /** The longest reading distance at the chosen size, in centimetres. */
  farthestCm: number;
  /** Whether its modules are too small to be printed, however near the reader is. */
  isTooFine: boolean;
  largeEnough: boolean | null;
  quietZoneKept: boolean;
}

/**
 * The side of the whole picture, quiet zone included, below which it should not be printed.
 * @param modules modules per side, without the quiet zone
 * @param quietZone modules of empty ground on each side
 * @param distanceCm how far the reader stands
 * @returns whole millimetres
 */
export function smallestSide(modules: number, quietZone: number, distanceCm: number): number {
  const forDistance = (distanceCm * 10) / DISTANCE_TO_SIDE / ORDINARY_MODULES;
  return Math.ceil(Math.max(SMALLEST_MODULE_MM, forDistance) * (modules + 2 * quietZone) - 1e-9);
}

/**
 * Checks a code against the size it will have on paper.
 * @param modules modules per side, without the quiet zone
 * @param quietZone modules of empty ground on each side
 * @param sideMm side of the printed picture, quiet zone included
 * @param distanceCm how far the reader stands; null if unknown
 */
export function printCheck(modules: number, quietZone: number, sideMm: number, distanceCm: number | null): PrintCheck {
  const smallestMm = distanceCm === null ? null : smallestSide(modules, quietZone, distanceCm);
  const finestMm = smallestSide(modules, quietZone, 0);
  const moduleMm = sideMm / (modules + 2 * quietZone);
  return {
    finestMm,
    smallestMm,
    moduleMm,
    farthestCm: Math.floor((moduleMm * ORDINARY_MODULES * DISTANCE_TO_SIDE) / 10 + 1e-9),
    isTooFine: sideMm < finestMm,
    largeEnough: smallestMm === null ? null : sideMm >= smallestMm,
    quietZoneKept: quietZone >= QUIET_ZONE,
  };
}
