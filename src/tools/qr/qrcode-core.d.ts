/** Only the encoder of `qrcode`, without its drawing code; declares only what we use of it. */
declare module "qrcode/lib/core/qrcode" {
  export { create } from "qrcode";
}

declare module "qrcode/lib/core/error-correction-level" {
  export interface Level {
    bit: number;
  }
  export const L: Level, M: Level, Q: Level, H: Level;
}

declare module "qrcode/lib/core/error-correction-code" {
  import type { Level } from "qrcode/lib/core/error-correction-level";
  export function getBlocksCount(version: number, level: Level): number;
  export function getTotalCodewordsCount(version: number, level: Level): number;
}

declare module "qrcode/lib/core/utils" {
  export function getSymbolTotalCodewords(version: number): number;
}
