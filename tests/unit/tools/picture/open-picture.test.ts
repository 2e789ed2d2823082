import { drawPicture, type Fit } from "../../../../src/tools/picture/open-picture";

/** What is drawn on a canvas of 100 by 100 pixels, in its order. */
function drawn(width: number, height: number, fit: Fit) {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given.filter(Number.isFinite)]);
  const context = { clearRect: note("clear"), drawImage: note("draw") };
  const canvas = { width: 100, height: 100, getContext: () => context };
  drawPicture(canvas as unknown as HTMLCanvasElement, { width, height } as ImageBitmap, fit);
  return calls;
}

/* The canvas is cleared first: a picture with transparent parts may replace another one. */
test.each([
  ["contain", "the whole wide picture in the middle", 200, 100, [0, 25, 100, 50]],
  ["contain", "the whole high picture in the middle", 100, 200, [25, 0, 50, 100]],
  ["contain", "a small picture as large as it fits", 10, 10, [0, 0, 100, 100]],
  ["cover", "the middle of a wide picture", 200, 100, [50, 0, 100, 100, 0, 0, 100, 100]],
  ["cover", "the middle of a high picture", 100, 200, [0, 50, 100, 100, 0, 0, 100, 100]],
] as const)("%s: a square shows %s, and nothing of the picture before", (fit, _, width, height, place) =>
  expect(drawn(width, height, fit)).toEqual([
    ["clear", 0, 0, 100, 100],
    ["draw", ...place],
  ]),
);
