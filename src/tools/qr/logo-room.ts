import { getBlocksCount, getTotalCodewordsCount } from "qrcode/lib/core/error-correction-code";
import * as levels from "qrcode/lib/core/error-correction-level";
import { getSymbolTotalCodewords } from "qrcode/lib/core/utils";
import type { QrLevel } from "../../content/tools/terms";

interface Modules {
  size: number;
  /** True if a module belongs to the function patterns (finders, timing, format) and carries no data. */
  isReserved(row: number, column: number): number | boolean;
}

/** A logo wider than this draws the eye and misleads the camera (our page on designed codes says the same). */
const LARGEST_SHARE = 1 / 5;

/**
 * The largest square in the middle of a code that a logo may cover. All its modules count as errors; each block of the
 * code keeps at least half of its error correction for real stains and folds.
 * @returns modules per side: odd, or 0 if not even three fit
 */
export function logoSide(modules: Modules, version: number, level: QrLevel): number {
  const { size } = modules;
  const blockOf = blocks(version, level);
  const codewords = codewordOfEachModule(modules);
  const budget = Math.floor(getTotalCodewordsCount(version, levels[level]) / blockOf.count / 4);
  for (let side = oddBelow(size * LARGEST_SHARE); side >= 3; side -= 2) {
    const hit = new Set<number>();
    const from = (size - side) / 2;
    for (let y = from; y < from + side; y++) {
      for (let x = from; x < from + side; x++) hit.add(codewords[y * size + x]!);
    }
    hit.delete(NO_CODEWORD);
    const perBlock = new Uint16Array(blockOf.count);
    for (const codeword of hit) perBlock[blockOf.find(codeword)]! += 1;
    if (perBlock.every((wrong) => wrong <= budget)) return side;
  }
  return 0;
}

const NO_CODEWORD = -1;
const oddBelow = (value: number) => Math.floor((Math.floor(value) - 1) / 2) * 2 + 1;

/**
 * The zigzag of ISO/IEC 18004, 7.7.3: two columns at a time from the right, up and down, around the function patterns.
 */
function codewordOfEachModule(modules: Modules): Int16Array {
  const { size } = modules;
  const codewords = new Int16Array(size * size).fill(NO_CODEWORD);
  let bit = 0;
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!modules.isReserved(row, column)) codewords[row * size + column] = bit++ >> 3;
      }
    }
    upward = !upward;
  }
  return codewords;
}

/** How codewords are distributed to the blocks in turn: first all data, then all error correction (7.6). */
function blocks(version: number, level: QrLevel) {
  const count = getBlocksCount(version, levels[level]);
  const all = getSymbolTotalCodewords(version);
  const data = all - getTotalCodewordsCount(version, levels[level]);
  const inTurn = Math.floor(data / count) * count;
  const longer = data - inTurn;
  const find = (codeword: number) => {
    if (codeword < inTurn) return codeword % count;
    if (codeword < data) return count - longer + (codeword - inTurn);
    return codeword < all ? (codeword - data) % count : 0;
  };
  return { count, find };
}
