import fc from "fast-check";
import { contrast, parseColour } from "../../../../src/tools/qr/contrast";
import { encodeQr } from "../../../../src/tools/qr/encode";
import { printCheck, smallestSide } from "../../../../src/tools/qr/print-check";
import { qrNotes } from "../../../../src/tools/qr/qr-notes";
import { hostileText } from "../hostile-text";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("two colours", () => {
  it.each([
    ["#000000", "#ffffff", 21, "excellent"],
    ["#17203b", "#ffffff", 16.04, "excellent"],
    ["#767676", "#ffffff", 4.54, "good"],
    ["#8c8c8c", "#ffffff", 3.36, "weak"],
    ["#f9c846", "#ffffff", 1.55, "unreadable"],
    ["#ffffff", "#000000", 21, "inverted"],
    ["#ffffff", "#ffffff", 1, "unreadable"],
  ])("%s on %s: %d to 1, %s", (ink, paper, ratio, verdict) => {
    const judged = contrast(ink, paper);
    expect(judged.ratio).toBeCloseTo(ratio, 1);
    expect(judged.verdict).toBe(verdict);
  });

  it("have the same ratio in either order, between 1 and 21", () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const { ratio } = contrast(one, other);
        expect(ratio).toBeCloseTo(contrast(other, one).ratio, 9);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });

  it("are never readable in both orders", () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, other).scannable && contrast(other, one).scannable).toBe(false);
      }),
    );
  });

  it("are parsed as six digits or not at all", () => {
    expect(parseColour("#ABCDEF")).toBe("#abcdef");
    fc.assert(fc.property(hostileText, (text) => expect(parseColour(text)).toBe(null)));
  });
});

describe("the print check's note", () => {
  const notes = (modules: string, ground: string) =>
    qrNotes({
      matrix: encodeQr("https://maillon.example", "M")!,
      plainSize: null,
      contrast: contrast(modules, ground),
      print: printCheck(25, 4, 60, 20),
    });

  it.each([
    ["#000000", "#ffffff", "contrast-excellent", "info"],
    ["#767676", "#ffffff", "contrast-good", "info"],
    ["#8c8c8c", "#ffffff", "contrast-weak", "warning"],
    ["#f9c846", "#ffffff", "contrast-unreadable", "problem"],
    ["#ffffff", "#000000", "contrast-inverted", "problem"],
  ])("for %s on %s is %s, with level %s", (modules, ground, code, level) => {
    expect(notes(modules, ground)[0]).toEqual({ code, level, field: "ink" });
  });
});

describe("a printed code", () => {
  it("needs half a millimetre a module, and a tenth of the reading distance", () => {
    expect(printCheck(25, 4, 20, 10).smallestMm).toBe(17);
    expect(printCheck(25, 0, 30, 30)).toMatchObject({ smallestMm: 30, farthestCm: 30, largeEnough: true });
    expect(printCheck(25, 4, 30, 30)).toMatchObject({ smallestMm: 40, largeEnough: false, quietZoneKept: true });
    expect(printCheck(25, 3, 30, 30).quietZoneKept).toBe(false);
  });

  const modules = fc.integer({ min: 1, max: 40 }).map((version) => 17 + 4 * version);
  const side = fc.integer({ min: 5, max: 2000 });
  const distance = fc.integer({ min: 5, max: 3000 });

  it("is large enough at its smallest safe size, and not at a millimetre less", () => {
    fc.assert(
      fc.property(modules, fc.nat(10), distance, (size, quiet, cm) => {
        const smallestMm = smallestSide(size, quiet, cm);
        expect(printCheck(size, quiet, smallestMm, cm).largeEnough).toBe(true);
        expect(printCheck(size, quiet, smallestMm - 1, cm).largeEnough).toBe(false);
      }),
    );
  });

  it("never needs less space with more modules, more margin or more distance", () => {
    fc.assert(
      fc.property(modules, fc.nat(10), distance, fc.nat(4), fc.nat(300), (size, quiet, cm, margin, farther) => {
        const smallestMm = smallestSide(size, quiet, cm);
        expect(smallestSide(size + 4, quiet, cm)).toBeGreaterThanOrEqual(smallestMm);
        expect(smallestSide(size, quiet + margin, cm)).toBeGreaterThanOrEqual(smallestMm);
        expect(smallestSide(size, quiet, cm + farther)).toBeGreaterThanOrEqual(smallestMm);
      }),
    );
  });

  it("is readable from the distance that its size allows", () => {
    fc.assert(
      fc.property(modules, fc.nat(10), side, (size, quiet, mm) => {
        const { farthestCm, moduleMm } = printCheck(size, quiet, mm, 1);
        const { isTooFine, largeEnough } = printCheck(size, quiet, mm, farthestCm);
        expect(isTooFine).toBe(moduleMm < 0.5);
        if (!isTooFine && farthestCm > 0) expect(largeEnough).toBe(true);
      }),
    );
  });

  it("has no more modules with a short link than with the long one", () => {
    const modulesOf = (text: string) => encodeQr(text, "M")!.size;
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const long = `https://exemple.fr/?u=${encodeURIComponent(url)}`;
        expect(modulesOf("https://mln.example/a1b2c3")).toBeLessThanOrEqual(modulesOf(long.padEnd(26, "x")));
      }),
    );
  });
});

test("rounding adds no millimetre or centimetre if the product is a whole number", () => {
  for (const modules of [21, 25, 29, 33, 37, 41])
    for (let distance = 13; distance < 400; distance++) {
      const exact = (distance / 25) * (modules + 8);
      expect(smallestSide(modules, 4, distance)).toBe(Math.ceil(Math.round(exact * 1e6) / 1e6));
      expect(printCheck(modules, 4, exact, null).farthestCm).toBe(distance);
    }
});
