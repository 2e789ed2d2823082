import { create } from "qrcode/lib/core/qrcode";
import { QR_LEVELS, type QrLevel } from "../../content/tools/terms";
import { logoSide } from "./logo-room";

/** A computed code. */
export interface QrMatrix {
  /** Modules per side, without the quiet zone. */
  size: number;
  /** One byte a module, row by row: 1 is dark. The logo's room is empty. */
  dark: Uint8Array;
  /** Modules per side of the empty square in the middle; 0 without a logo. */
  logo: number;
}

/** No code holds more digits than this: a longer text is not even encoded. */
const MOST_CHARACTERS = 7_089;
/** A logo takes a fifth of the width at most, and less than a ninth cannot be recognised. */
const SMALLEST_LOGO_SHARE = 1 / 9;

/** The highest level at which a code can hold a text; the highest of all for a text that fits none. */
export const strongestLevel = (text: string): QrLevel =>
  [...QR_LEVELS].reverse().find((level) => encodeQr(text, level)) ?? "H";

/** Cache of the last codes: each change of a colour or a size needs the same ones again. */
const known = new Map<string, QrMatrix | null>();
const MOST_KNOWN = 8;

/**
 * Computes a QR code, or returns the cached one.
 * @param text its content, any text
 * @param level the error correction
 * @param withLogo leaves room for a picture in the middle. The room takes at most half of what the level can correct,
 *   in every block of the code; if that is too little, a larger code is used: the largest has room at every level.
 * @returns the code, or null if the text is empty or too long
 */
export function encodeQr(text: string, level: QrLevel, withLogo = false): QrMatrix | null {
  const key = `${level} ${withLogo} ${text}`;
  if (!known.has(key)) {
    if (known.size === MOST_KNOWN) known.clear();
    known.set(key, encode(text, level, withLogo));
  }
  return known.get(key) ?? null;
}

function encode(text: string, level: QrLevel, withLogo: boolean): QrMatrix | null {
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
    return null; // The library throws if a text is too long.
  }
}

function toMatrix({ modules }: Code, logo: number): QrMatrix {
  const { size } = modules;
  const from = (size - logo) / 2;
  const inRoom = (position: number) => position >= from && position < from + logo;
  const dark = Uint8Array.from({ length: size * size }, (_, index) => {
    const [y, x] = [Math.floor(index / size), index % size];
    return modules.get(y, x) && !(inRoom(x) && inRoom(y)) ? 1 : 0;
  });
  return { size, dark, logo };
}
