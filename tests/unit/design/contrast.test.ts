import { type Shades, shades, softShares } from "../../../src/design/palette";
import { schemes } from "../../../src/design/schemes";
import type { Color } from "../../../src/design/tokens";

type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
};

/** Like CSS `color-mix(in srgb, colour share%, ground)`. */
const mix = (colour: string, share: number, ground: string): Rgb => {
  const under = rgb(ground);
  return rgb(colour).map((value, index) => (value * share + under[index]! * (100 - share)) / 100) as unknown as Rgb;
};

const luminance = (colour: Rgb) => {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of WCAG 2.2, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const AAA = 7;
const AA = 4.5;
const NOT_TEXT = 3;

/** Text tokens, the backgrounds they are used on, and the required contrast. */
const PAIRS: [text: Color, grounds: Color[], ratio: number][] = [
  ["ink", ["paper", "raised", "sunk", "blueSoft", "mimosaSoft"], AAA],
  ["inkSoft", ["paper", "raised", "sunk", "blueSoft", "mimosaSoft"], AAA],
  ["onNight", ["night"], AAA],
  ["onNightSoft", ["night"], AAA],
  ["onMimosa", ["mimosa"], AAA],
  ["mimosa", ["night", "onMimosa"], AAA],
  ["blue", ["paper", "raised", "sunk", "blueSoft"], AA],
  ["onBlue", ["blue", "blueDeep"], AA],
  ["good", ["raised", "paper", "blueSoft"], AA],
  ["bad", ["raised", "paper"], AA],
  ["edge", ["paper", "raised", "sunk"], NOT_TEXT],
  ["qrInk", ["qrPaper"], AAA],
];

describe.each(Object.entries(schemes))("the %s scheme", (_, scheme) => {
  test.each(PAIRS)("%s is readable on %j at %d to 1", (text, grounds, ratio) => {
    for (const ground of grounds) {
      expect([ground, contrast(rgb(scheme[text]), rgb(scheme[ground]))]).toEqual([ground, atLeast(ratio)]);
    }
  });
});

describe.each(Object.entries(shades))("the palette %s", (_, palette) => {
  const { stops, light, dark, on = "#ffffff", tint: hue = stops.at(-1)!, nightTint = hue }: Shades = palette;
  const share = softShares(palette);

  test("has readable text all along its gradient", () => {
    for (const stop of stops) expect([stop, contrast(rgb(on), rgb(stop))]).toEqual([stop, atLeast(AA)]);
  });

  test("is readable in the light scheme on paper and on its own tint", () => {
    const tint = mix(hue, share.light, schemes.light.raised);
    expect(contrast(rgb(light), rgb(schemes.light.paper))).toBeGreaterThanOrEqual(AAA);
    expect(contrast(rgb(light), tint)).toBeGreaterThanOrEqual(AAA);
    expect(contrast(rgb(schemes.light.inkSoft), tint)).toBeGreaterThanOrEqual(AAA);
  });

  test("has a light tint that is visible next to paper", () => {
    const paper = rgb(schemes.light.paper);
    const tint = mix(hue, share.light, schemes.light.raised);
    expect(Math.hypot(...tint.map((value, index) => value - paper[index]!))).toBeGreaterThan(8);
  });

  test("has a gradient that is visible in the dark scheme", () => {
    const seen = (stop: string, ground: string) =>
      Math.hypot(...rgb(stop).map((value, index) => value - rgb(ground)[index]!));
    for (const stop of stops) {
      for (const ground of [schemes.dark.paper, schemes.dark.raised]) {
        expect([stop, seen(stop, ground)]).toEqual([stop, atLeast(30)]);
      }
    }
  });

  test("is readable in the dark scheme on paper and on its own tint", () => {
    const tint = mix(nightTint, share.dark, schemes.dark.paper);
    expect(contrast(rgb(dark), rgb(schemes.dark.paper))).toBeGreaterThanOrEqual(AAA);
    expect(contrast(rgb(dark), tint)).toBeGreaterThanOrEqual(AAA);
    expect(contrast(rgb(schemes.dark.inkSoft), tint)).toBeGreaterThanOrEqual(AAA);
  });
});

function atLeast(ratio: number): unknown {
  return {
    // Marks it as an asymmetric matcher for Jest's reports.
    $$typeof: Symbol.for("jest.asymmetricMatcher"),
    asymmetricMatch: (actual: number) => actual >= ratio,
    toAsymmetricMatcher: () => `at least ${ratio}`,
    toString: () => `at least ${ratio}`,
  };
}
