import { INK } from "./fixed-colors";
import { color, type Color, media } from "./tokens";

/*
 * The subjects' colours. Each brand's hues are darkened (or get dark text) until text on them passes: `on` has 4.5:1 or
 * more on `stops`, `light` and `dark` have 7:1 on paper and on the subject's soft tint.
 */
/** One palette: the gradient's stops, the readable hues of both schemes, the colour of text on the gradient. */
export interface Shades {
  stops: readonly string[];
  light: string;
  dark: string;
  on?: string;
  /** Replaces the light scheme's share in `softShares` when the last stop would be invisible or grey beside paper. */
  share?: number;
  /** Tints the subject's background when the last stop would look brown in the dark scheme. */
  tint?: string;
  /** The same, in the dark scheme only. */
  nightTint?: string;
}

/** Every palette's shades; the contrast test walks them. */
export const shades = {
  outremer: { stops: ["#17278f", "#3a52e0"], light: "#2238c4", dark: "#a9b7ff" },
  mimosa: {
    stops: ["#f9c846", "#ffe08a"],
    light: "#624600",
    dark: "#f9c846",
    on: INK,
    share: 30,
    nightTint: "#3a52e0",
  },
  ardoise: { stops: ["#2b3550", "#3b5bb0"], light: "#34405e", dark: "#b9c4de", share: 13 },
  instagram: { stops: ["#6a2fb4", "#c02a63", "#b8480f"], light: "#8c1a4b", dark: "#ffa3c4", tint: "#c02a63" },
  tiktok: { stops: ["#0c6a73", "#4b2c4f", "#b8173f"], light: "#961035", dark: "#6fe9e5" },
  linkedin: { stops: ["#083f80", "#0a66c2"], light: "#084a94", dark: "#8cc4ff" },
  youtube: { stops: ["#8f0014", "#d60000"], light: "#98000f", dark: "#ffa39d" },
  twitter: { stops: ["#1f3b57", "#14639f"], light: "#0f4c7d", dark: "#8fcdfb" },
  twitch: { stops: ["#46209a", "#8138e8"], light: "#5425b0", dark: "#c9adff" },
  facebook: { stops: ["#0a3f99", "#0a5fe6"], light: "#0b45a3", dark: "#96c0ff" },
  whatsapp: { stops: ["#075e54", "#0b7a4c"], light: "#07564d", dark: "#6fe0a4" },
  discord: { stops: ["#323ba3", "#505de6"], light: "#353da8", dark: "#b3b9ff" },
  zoom: { stops: ["#0b369c", "#0b5cf5"], light: "#0a3fae", dark: "#9bbcff" },
  pinterest: { stops: ["#8a0315", "#cf041e"], light: "#940418", dark: "#ff9da3" },
  snapchat: { stops: ["#fff04d", "#ffd91a"], light: "#564b00", dark: "#ffec57", on: INK },
  telegram: { stops: ["#0a4a75", "#1671ad"], light: "#0a4f7d", dark: "#86cdf7" },
  spotify: { stops: ["#0a4a24", "#127a3b"], light: "#0a5528", dark: "#62dc8f" },
  google: { stops: ["#1a52b8", "#146c62", "#187a40"], light: "#174795", dark: "#9dc3ff" },
  microsoft: { stops: ["#0f4287", "#0f7486"], light: "#0f478c", dark: "#8cc8f5" },
  dropbox: { stops: ["#0a3a9e", "#0a5cf0"], light: "#0a41ad", dark: "#97bcff" },
  amazon: { stops: ["#ffb84d", "#ff9900"], light: "#663a00", dark: "#ffb84d", on: INK },
  canva: { stops: ["#0b6f86", "#6a34d1"], light: "#4f2aa8", dark: "#8fe3e8" },
} satisfies Record<string, Shades>;

/** The same names as PALETTES of the content; using a palette that is missing here fails to compile. */
export type PaletteName = keyof typeof shades;

const USUAL_SHARES = { light: 9, dark: 26 };

/**
 * How much of a palette's last stop, or of its tint, colours the subject's background, in per cent, in each scheme.
 * Bright stops, with dark text, would glare in the dark scheme.
 */
export const softShares = ({ share = USUAL_SHARES.light, on, nightTint }: Shades) => ({
  light: share,
  dark: on && !nightTint ? 13 : USUAL_SHARES.dark,
});

const tint = (share: string, ground: Color) => `color-mix(in srgb,var(--tint,var(--to)) ${share},${color[ground]})`;

/** A palette's own custom properties; `subjectProperties` derives the rest. */
function ownProperties(palette: Shades) {
  const { stops, light, dark, on, tint, nightTint } = palette;
  const [from, ...others] = stops;
  const share = softShares(palette);
  const mid = others.slice(0, -1);
  return {
    "--from": from!,
    ...(mid.length > 0 ? { "--mid": `${mid.join()},` } : {}),
    "--to": others.at(-1)!,
    "--light": light,
    "--dark": dark,
    ...(on ? { "--subject-on": on } : {}),
    ...(tint ? { "--tint": tint } : {}),
    ...(nightTint ? { [media.dark]: { "--tint": nightTint } } : {}),
    ...(share.light === USUAL_SHARES.light ? {} : { "--share": `${share.light}%` }),
    ...(share.dark === USUAL_SHARES.dark ? {} : { "--night-share": `${share.dark}%` }),
  };
}

/** What `subject` refers to, derived from the element's palette. */
const subjectProperties = {
  "--subject-ink": "var(--light)",
  "--subject-soft": tint(`var(--share,${USUAL_SHARES.light}%)`, "raised"),
  "--subject-gradient": "linear-gradient(120deg,var(--from),var(--mid,)var(--to))",
  "--subject-on": "#fff",
  "--focus": "var(--light)",
  [media.dark]: {
    "--subject-ink": "var(--dark)",
    "--subject-soft": tint(`var(--night-share,${USUAL_SHARES.dark}%)`, "paper"),
    "--focus": "var(--dark)",
  },
};

/** Global rules for `data-colour`: those of one palette, as a page has one subject. */
export const subjectStyles = (name: PaletteName) => ({
  "[data-colour]": subjectProperties,
  [`[data-colour=${name}]`]: ownProperties(shades[name]),
});
