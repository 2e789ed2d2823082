/*
 * How a network counts a message (3GPP TS 23.038): 7-bit characters if all are in its own alphabet, 16-bit units
 * otherwise; a long message is split into parts with a header of six bytes.
 */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Characters that cost two: an escape and themselves. */
const EXTENDED = "^{}\\[~]|€\f";
const SIZES = { "GSM-7": { alone: 160, part: 153 }, "UCS-2": { alone: 70, part: 67 } } as const;

type Encoding = keyof typeof SIZES;

interface Segments {
  encoding: Encoding;
  /** Units used, as the network counts them: 7-bit characters or 16-bit units. */
  units: number;
  /** How many messages are charged. */
  segments: number;
  /** Units left before one more is charged. */
  left: number;
  /** The characters that force 16 bits, each once, in order. */
  outsiders: string[];
}

/**
 * Counts what a text message costs.
 * @param text the message, as it is sent
 * @returns encoding, units, segments; an empty text is no segment
 */
export function countSegments(text: string): Segments {
  const signs = [...text];
  const outsiders = [...new Set(signs.filter((sign) => !BASIC.includes(sign) && !EXTENDED.includes(sign)))];
  const encoding: Encoding = outsiders.length > 0 ? "UCS-2" : "GSM-7";
  const sizeOf = (sign: string) => (encoding === "UCS-2" ? sign.length : EXTENDED.includes(sign) ? 2 : 1);
  const sizes = signs.map(sizeOf);
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { alone, part } = SIZES[encoding];
  if (units <= alone) return { encoding, units, segments: units > 0 ? 1 : 0, left: alone - units, outsiders };
  // No part ends in the middle of an escaped letter or of a surrogate pair.
  let segments = 1;
  let room: number = part;
  for (const size of sizes) {
    if (size > room) {
      segments += 1;
      room = part;
    }
    room -= size;
  }
  return { encoding, units, segments, left: room, outsiders };
}
