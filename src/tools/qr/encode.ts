import { create } from "qrcode/lib/core/qrcode";
import type { QR_LEVELS } from "../../content/tools/terms";
import { logoSide } from "./logo-room";

export type QrLevel = (typeof QR_LEVELS)[number];

/** A computed code. */
export interface QrMatrix {
  /** Modules per side, without the quiet zone. */
  size: number;
  /** 1 to 40; a code has `17 + 4 × version` modules per side. */
  version: number;
  /** One byte a module, row by row: 1 is dark. The logo's room is empty. */
  dark: Uint8Array;
  /** Modules per side of the empty square in the middle; 0 without a logo. */
  logo: number;
}

/** More digits than this fit in no code; the encoder is not even asked. */
const MOST_CHARACTERS = 7_089;
/** A logo takes a fifth of the width at most, and less than a ninth cannot be recognised. */
const SMALLEST_LOGO_SHARE = 1 / 9;

/**
 * Computes a QR code.
 * @param text what it says; any text that is not empty
 * @param level the error correction
 * @param withLogo leaves room for a picture in the middle. The room takes at most half of what the level repairs, in
 *   every block of the code; where the code has too little to give, it grows.
 * @returns the code, or null where the text is empty or too long
 */
export function encodeQr(text: string, level: QrLevel, withLogo = false): QrMatrix | null {
  if (!text || text.length > MOST_CHARACTERS) return null;
  const plain = tryVersion(text, level);
  if (!plain || !withLogo) return plain && toMatrix(plain, 0);
  for (let { version } = plain; version <= 40; version++) {
    const grown = version === plain.version ? plain : tryVersion(text, level, version);
    const side = grown ? logoSide(grown.modules, version, level) : 0;
    if (grown && side >= grown.modules.size * SMALLEST_LOGO_SHARE) return toMatrix(grown, side);
  }
  return null;
}

type Code = ReturnType<typeof create>;

function tryVersion(text: string, level: QrLevel, version?: number): Code | null {
  try {
    return create(text, { errorCorrectionLevel: level, version });
  } catch {
    return null; // The library's only answer to a text that is too long.
  }
}

function toMatrix({ modules, version }: Code, logo: number): QrMatrix {
  const { size } = modules;
  const from = (size - logo) / 2;
  const inRoom = (position: number) => position >= from && position < from + logo;
  const dark = Uint8Array.from({ length: size * size }, (_, index) => {
    const [y, x] = [Math.floor(index / size), index % size];
    return modules.get(y, x) && !(inRoom(x) && inRoom(y)) ? 1 : 0;
  });
  return { size, version, dark, logo };
}
