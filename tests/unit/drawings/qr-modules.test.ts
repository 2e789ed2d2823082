import fc from "fast-check";
import { moduleLines, moduleRuns } from "../../../src/drawings/qr-modules";

/** Rasterises the path's lines into rows of 0 and 1. */
function drawn(path: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill("0"));
  let [x, y] = [0, -0.5];
  for (const [, right, down, length] of path.matchAll(/m(-?\d+) (-?[\d.]+)h(\d+)/g)) {
    x += Number(right);
    y += Number(down);
    for (const end = x + Number(length); x < end; x++) rows[y]![x] = "1";
  }
  return rows.map((row) => row.join(""));
}

test("the lines of a code cover its dark modules and nothing else", () => {
  const row = fc.string({ unit: fc.constantFrom("0", "1"), minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 9, maxLength: 9 }), (rows) => {
      const path = moduleLines(moduleRuns(9, (x, y) => rows[y]![x] === "1"));
      expect(drawn(path, 9)).toEqual(rows);
    }),
  );
});
