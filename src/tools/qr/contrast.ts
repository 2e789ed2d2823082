/** How well a camera distinguishes the modules from the ground. */
type ContrastVerdict = "excellent" | "good" | "weak" | "unreadable" | "inverted";

export interface Contrast {
  /** 1 to 21, as WCAG computes it. */
  ratio: number;
  verdict: ContrastVerdict;
  /** False if some phones could not read the download. */
  scannable: boolean;
}

const READABLE = 3;
const GOOD = 4.5;
const EXCELLENT = 7;

/** A colour as `#rrggbb`; null for any other text. */
export function parseColour(text: string): string | null {
  return /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : null;
}

/** The three channels of `#rrggbb`, 0 to 255. */
export const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Judges two colours for a code. Light modules on a dark ground are refused: many readers expect the opposite.
 * @param modules the colour of the modules, `#rrggbb`
 * @param ground the colour between and around them, `#rrggbb`
 */
export function contrast(modules: string, ground: string): Contrast {
  const [ink, paper] = [luminance(modules), luminance(ground)];
  const ratio = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
  const verdict = judge(ratio, ink > paper);
  return { ratio, verdict, scannable: verdict !== "unreadable" && verdict !== "inverted" };
}

function judge(ratio: number, lightOnDark: boolean): ContrastVerdict {
  if (ratio < READABLE) return "unreadable";
  if (lightOnDark) return "inverted";
  if (ratio < GOOD) return "weak";
  return ratio < EXCELLENT ? "good" : "excellent";
}
