/*
 * The design tokens. Components read the typed references below; the colours' values (schemes.ts, palette.ts) reach the
 * page once, as custom properties.
 */

/**
 * Each colour's custom property name, short because a page repeats it a hundred times; the values in both schemes are
 * in schemes.ts.
 */
const COLORS = {
  paper: "p",
  raised: "r",
  sunk: "s",
  ink: "i",
  inkSoft: "is",
  line: "l",
  edge: "e",
  blue: "b",
  blueDeep: "bd",
  blueSoft: "bs",
  onBlue: "ob",
  mimosa: "m",
  mimosaSoft: "ms",
  onMimosa: "om",
  night: "n",
  nightLine: "nl",
  onNight: "on",
  onNightSoft: "ons",
  good: "g",
  bad: "x",
  qrInk: "qi",
  qrPaper: "qp",
};

export type Color = keyof typeof COLORS;

/** The custom property that holds a colour token, for example `--is`. */
const property = (token: string) => `--${COLORS[token as Color]}`;

/** Colours by token as a CSS object of custom properties: they apply to an element and its content. */
export const colorProperties = (values: Partial<Record<Color, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([token, value]) => [property(token), value]));

/** Colours as references: `color.inkSoft` is `var(--is)`. */
export const color = Object.fromEntries(
  Object.keys(COLORS).map((token) => [token, `var(${property(token)})`]),
) as Record<Color, string>;

/** Space in quarter-rems: `space(4)` is `1rem`. */
export const space = (quarters: number) => `${quarters / 4}rem`;

/** Fluid spacing: the side margin, the padding of sections and of tighter bands, the gap between parts. */
export const rhythm = {
  gutter: "clamp(min(1rem,5vw), .4rem + 2.6vw, 2.5rem)",
  section: "clamp(3rem, 2rem + 4.4vw, 6.25rem)",
  band: "clamp(2.5rem, 2rem + 2.2vw, 4rem)",
  gap: "clamp(1.25rem, .9rem + 1.5vw, 2.25rem)",
};

export const radius = { small: ".5rem", medium: "1rem", large: "1.75rem", pill: "999px" };

export const width = { text: "34rem", lead: "38rem", narrow: "52rem", page: "75rem" };

/** Height of the sticky header, which grows with the text; focus and scroll targets stay clear of it. */
export const headerHeight = "max(64px,3.4rem)";

/** Motion is short and causal, and every use sits inside `media.motion`. */
export const motion = {
  quick: "150ms",
  steady: "200ms",
  slow: "250ms",
  ease: "cubic-bezier(.2, .7, .2, 1)",
};

export const font = {
  heading: '"Bricolage Grotesque", "Bricolage Fallback", sans-serif',
  /* Not system-ui: it is a poor text face on Windows in some languages and on many Linux desktops. */
  body: '-apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, monospace',
};

/** The weight of emphasised text: labels, buttons, answers. The heading face has its own. */
export const semibold = 650;

const heading = { fontFamily: font.heading, fontWeight: 700, textWrap: "balance" } as const;

/**
 * Type styles, to spread into a `css` object. Sizes are fluid between 320 and 1280 px; the largest stop growing with
 * the visitor's own text size when a word would no longer fit on a line.
 */
export const text = {
  hero: {
    ...heading,
    fontSize: "min(clamp(2.1rem, 1.2rem + 3.95vw, 4.5rem), 13vw)",
    lineHeight: 1.02,
    letterSpacing: "-.03em",
  },
  h1: {
    ...heading,
    fontSize: "min(clamp(2.1rem, 1.5rem + 2.9vw, 3.75rem), 13vw)",
    lineHeight: 1.06,
    letterSpacing: "-.025em",
  },
  h2: {
    ...heading,
    fontSize: "min(clamp(1.7rem, 1.35rem + 1.7vw, 2.75rem), 10vw)",
    lineHeight: 1.1,
    letterSpacing: "-.02em",
  },
  h3: {
    ...heading,
    fontSize: "min(clamp(1.2rem, 1.12rem + .4vw, 1.45rem), 9.5vw)",
    lineHeight: 1.25,
    letterSpacing: "-.01em",
  },
  lead: { maxWidth: width.lead, fontSize: "clamp(1.1rem, 1.03rem + .4vw, 1.35rem)", lineHeight: 1.5 },
  body: { fontSize: "1.0625rem", lineHeight: 1.6 },
  small: { fontSize: ".9375rem", lineHeight: 1.5 },
  label: { fontSize: ".8125rem", lineHeight: 1.35, fontWeight: semibold, letterSpacing: ".01em" },
  figure: { ...heading, lineHeight: 1, letterSpacing: "-.02em", fontVariantNumeric: "tabular-nums" },
} as const;

/** Width breakpoints, smallest first: `[from.tablet]: { … }`. */
export const from = {
  /* A small phone at the usual text size; a larger text falls below it. */
  small: "@media (min-width:18em)",
  phone: "@media (min-width:30em)",
  tablet: "@media (min-width:48em)",
  laptop: "@media (min-width:64em)",
  /* High enough for something sticky: a part taller than the viewport would hide its own end. */
  highLaptop: "@media (min-width:64em) and (min-height:45em)",
  desktop: "@media (min-width:80em)",
};

/** Below the smallest of them: text so large that a small phone fits few words. */
export const belowSmall = from.small.replace("@media", "@media not all and");

/** Below the width at which content is side by side. */
export const belowLaptop = from.laptop.replace("@media", "@media not all and");

/** The visitor's preferences and media. Dark is for screens: print is always light. */
export const media = {
  dark: "@media screen and (prefers-color-scheme:dark)",
  light: "@media screen and (prefers-color-scheme:light)",
  motion: "@media (prefers-reduced-motion:no-preference)",
  forcedColors: "@media (forced-colors:active)",
  hover: "@media (hover:hover)",
  screen: "@media screen",
  print: "@media print",
};

/** The chosen one of several, where the visitor's own colours hide its background. */
export const chosenInForcedColors = {
  forcedColorAdjust: "none",
  color: "HighlightText",
  background: "Highlight",
} as const;
