const SIDE = 8;
const DRAWN = [32, 96, 160, 255] as const;
/** Brave changes a value by one, here and there: that is invisible. */
const UNSEEN = 8;

/**
 * Whether the browser lets a page read the pixels that it has drawn. Against fingerprinting, Tor Browser and others
 * return noise: a file made from it would have stripes.
 */
export function givesPixelsBack(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) return false;
  context.fillStyle = `rgb(${DRAWN.slice(0, 3).join()})`;
  context.fillRect(0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return data.every((value, at) => Math.abs(value - DRAWN[at % DRAWN.length]!) <= UNSEEN);
}
