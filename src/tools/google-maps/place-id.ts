/**
 * The last id in the data of a place's own link; those before it belong to the search that found it. A pin has none: two
 * points follow the id, that of the search and the pin.
 */
const FEATURE =
  /^\/maps\/place\/.*(?:!|%21)1s0x([\da-f]{1,16})(?::|%3a)0x([\da-f]{1,16})(?![\da-f])(?!.*(?:!|%21)3d.*(?:!|%21)3d)/i;

/**
 * Google's id of the place whose own link was copied.
 * @param path the path of a Maps URL, whose data names the place by two hexadecimal numbers: `!1s0x47e6…:0x8ddc…`
 * @returns the same two numbers as an id that Maps URLs take, `ChIJ…`; empty if the path names no such place
 */
export function placeIdIn(path: string): string {
  const [, cell, place] = FEATURE.exec(path) ?? [];
  if (!cell || !/[^0]/.test(cell)) return "";
  // A message of two 64-bit numbers, in the format of protocol buffers.
  const message = new DataView(new ArrayBuffer(20));
  message.setUint32(0, 0x0a120900);
  message.setBigUint64(3, BigInt(`0x${cell}`), true);
  message.setUint8(11, 0x11);
  message.setBigUint64(12, BigInt(`0x${place}`), true);
  const base64 = btoa(String.fromCharCode(...new Uint8Array(message.buffer)));
  return base64.replace(/\+/g, "-").replace(/\//g, "_").replace("=", "");
}
