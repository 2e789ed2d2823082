import { contrast } from "../../../../src/tools/qr/contrast";
import { encodeQr, type QrMatrix } from "../../../../src/tools/qr/encode";
import { printCheck } from "../../../../src/tools/qr/print-check";
import { qrNotes } from "../../../../src/tools/qr/qr-notes";

const LINK = "https://maillon.example";
const plain = encodeQr(LINK, "M")!;
const notes = (print = printCheck(25, 4, 60, 20), matrix: QrMatrix = plain, plainSize: number | null = null) =>
  qrNotes({ matrix, plainSize, contrast: contrast("#000000", "#ffffff"), print }).slice(1);

it.each([
  ["#959595", "unreadable"],
  ["#949494", "weak"],
  ["#777777", "weak"],
  ["#767676", "good"],
  ["#5a5a5a", "good"],
  ["#595959", "excellent"],
])("the verdict changes at 3, 4.5 and 7 to 1: %s on white is %s", (ink, verdict) =>
  expect(contrast(ink, "#ffffff").verdict).toBe(verdict),
);

describe("the print check's notes about the code", () => {
  it("contain only the good size if there is no problem", () =>
    expect(notes()).toEqual([{ code: "size-good", level: "info" }]));

  it("give the size that the distance needs, the distance that the size allows, and a thin margin", () =>
    expect(notes(printCheck(25, 2, 20, 30))).toEqual([
      { code: "size-small", level: "warning", fill: { n: 35, max: 17 } },
      { code: "quiet-thin", level: "warning" },
    ]));

  it("give the size that fine modules need, with or without a distance, and no distance that would not help", () => {
    for (const [distance, n] of [
      [null, 35],
      [10, 35],
      [20, 56],
    ] as const)
      expect(notes(printCheck(61, 4, 30, distance))).toEqual([{ code: "modules-fine", level: "warning", fill: { n } }]);
  });

  it("do not mention the size without a distance", () => expect(notes(printCheck(25, 4, 20, null))).toEqual([]));

  it("give the share of the width that the logo takes, and that the code grew for it", () => {
    const matrix = encodeQr(LINK, "M", true)!;
    const fill = { n: Math.round((100 * matrix.logo) / matrix.size) };
    const room = { code: "logo-room", level: "info", fill };
    expect(notes(undefined, matrix, matrix.size).slice(1)).toEqual([room]);
    const grown = { code: "logo-grown", level: "info", fill: { n: matrix.size } };
    expect(notes(undefined, matrix, matrix.size - 4).slice(1)).toEqual([room, grown]);
  });
});
