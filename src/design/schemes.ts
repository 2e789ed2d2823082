import { INK, QR_PAPER } from "./fixed-colors";
import { type Color, colorProperties } from "./tokens";

/* With palette.ts and fixed-colors.ts, the only files with raw colours. No bundle contains the schemes. */

const light: Record<Color, string> = {
  paper: "#fbf7ee",
  raised: "#fffdf9",
  sunk: "#f2ebdc",
  ink: INK,
  inkSoft: "#414a63",
  line: "#ddd3bf",
  edge: "#867d6b",
  blue: "#2238c4",
  blueDeep: "#17278f",
  blueSoft: "#e7eafb",
  onBlue: "#ffffff",
  mimosa: "#f9c846",
  mimosaSoft: "#fdf0c6",
  onMimosa: INK,
  night: INK,
  nightLine: "#3a4568",
  onNight: "#fbf7ee",
  onNightSoft: "#c9cfe3",
  good: "#105a39",
  bad: "#9b1f1b",
  qrInk: INK,
  qrPaper: QR_PAPER,
};

const dark: Record<Color, string> = {
  ...light,
  paper: "#11141f",
  raised: "#1a1e2d",
  sunk: "#0b0d15",
  ink: "#f5efe2",
  inkSoft: "#c6c7d0",
  line: "#31364a",
  edge: "#7c8299",
  blue: "#a9b7ff",
  blueDeep: "#c9d2ff",
  blueSoft: "#232a4f",
  onBlue: "#11141f",
  mimosaSoft: "#402d10",
  night: "#1c2450",
  nightLine: "#3d4780",
  onNightSoft: "#cdd3ea",
  good: "#7fd6a5",
  bad: "#ff9f93",
};

/** The designed colour schemes, by token: for the page, the contrast test and the drawings that become pictures. */
export const schemes = { light, dark };

/** Their names. */
export const SCHEMES = ["light", "dark"] as const satisfies (keyof typeof schemes)[];
export type Scheme = (typeof SCHEMES)[number];

/** Where a scheme differs from another, as a CSS object of custom properties. */
export const colorChanges = (from: Record<Color, string>, to: Record<Color, string>) =>
  colorProperties(Object.fromEntries(Object.entries(to).filter(([token, value]) => from[token as Color] !== value)));
