import fc from "fast-check";
import { isCount, readCount } from "../../../../src/tools/reading/read-count";
import { hostileText } from "../hostile-text";

describe("a number as people write it", () => {
  it.each([
    ["25000", 25_000],
    ["25 000", 25_000],
    ["25\u202F000", 25_000],
    ["25_000", 25_000],
    ["25.000", 25_000],
    ["25k", 25_000],
    ["1,5k", 1500],
    ["2M", 2_000_000],
    ["1e5", 100_000],
    ["1.5", 2],
    ["1,5", 2],
    ["0.5", 1],
    [".5", 1],
    ["12.50", 13],
    ["10 000,5", 10_001],
    ["12.345,67", 12_346],
    ["1,234,567", 1_234_567],
    ["1.234.567", 1_234_567],
    ["12.345,6k", 12_345_600],
    ["1,1k", 1100],
    ["4,03k", 4030],
    ["1,2344k", 1235],
    ["1e999", 1_000_000_000_000],
    ["plus de 2 000", 2_001],
    ["> 2000", 2_001],
    [">= 2000", 2_000],
    ["2000+", 2_001],
    ["25 000 clics", 25_000],
    ["environ 25 mille", 25_000],
    ["≈ 2,5 millions par mois", 2_500_000],
    ["２５０００", 25_000],
    ["25\u200B000 ", 25_000],
    ["10 milliers", 10_000],
    ["2,5 milliers de clics", 2500],
    ["1 millier", 1000],
    ["10 milles", 10_000],
    ["0,5 milliard", 500_000_000],
    ["2 milliards", 2_000_000_000],
    ["10 mill", 0],
    ["plus de 10 mill", 0],
    ["3 centaines", 0],
    ["2 douzaines", 0],
    ["deux mille 500", 0],
    ["30 000 clics par mois en basse saison et 50 000 en été", 0],
    ["9".repeat(101), 0],
    ["30 000 à 50 000", 0],
    ["1 000 par jour", 0],
    ["1 000 clics/j", 0],
    ["5 000 par semaine", 0],
    ["100 000 par an", 0],
    ["30 000 par trimestre", 0],
    ["5 000 par mois", 5000],
    ["3 militants", 3],
    ["10 à 20", 0],
    ["", 0],
    ["-3", 0],
    ["beaucoup", 0],
    ["9".repeat(30), 1_000_000_000_000],
  ])("%j is %d", (typed, expected) => expect(readCount(typed)).toBe(expected));

  it("is always a whole number that can be compared", () => {
    fc.assert(
      fc.property(hostileText, (typed) => {
        const count = readCount(typed);
        expect(Number.isInteger(count)).toBe(true);
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(1_000_000_000_000);
      }),
    );
  });
});

it.each([
  ["25 000", true],
  ["25k", true],
  ["0", true],
  ["0,00", true],
  ["0 domaine", true],
  ["0 à 5", false],
  ["", true],
  [" ", true],
  ["beaucoup", false],
  ["12 abonnés", true],
  ["12 ou 15 abonnés", false],
  ["-3", false],
])("that %j can be read is %s", (typed, read) => expect(isCount(typed)).toBe(read));
