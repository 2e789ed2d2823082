import { crop } from "../../../../src/tools/picture/crop";

test.each([
  ["wide", 400, 100, { x: 150, y: 0, width: 100, height: 100 }],
  ["high", 100, 400, { x: 0, y: 150, width: 100, height: 100 }],
  ["square", 100, 100, { x: 0, y: 0, width: 100, height: 100 }],
])("a square card shows the middle of a %s picture, as large as it fits", (_, width, height, shown) =>
  expect(crop(width, height, 1)).toEqual(shown),
);
