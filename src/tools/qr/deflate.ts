/** The longest run that one uncompressed block of deflate holds. */
const LONGEST_STORED = 0xffff;

/**
 * Compresses bytes as PNG wants them (zlib), with the browser's own compressor.
 * Where it has none, the bytes are wrapped uncompressed: a larger file, the same picture.
 */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof CompressionStream === "undefined") return stored(bytes);
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/** Wraps bytes in zlib's format without compressing them (RFC 1950 and 1951). */
export function stored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.max(1, Math.ceil(bytes.length / LONGEST_STORED));
  const out = new Uint8Array(2 + bytes.length + blocks * 5 + 4);
  out.set([0x78, 0x01]);
  let at = 2;
  for (let block = 0; block < blocks; block++) {
    const part = bytes.subarray(block * LONGEST_STORED, (block + 1) * LONGEST_STORED);
    const { length } = part;
    out.set([block === blocks - 1 ? 1 : 0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255], at);
    out.set(part, at + 5);
    at += 5 + length;
  }
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  out.set([high >> 8, high & 255, low >> 8, low & 255], at);
  return out;
}
