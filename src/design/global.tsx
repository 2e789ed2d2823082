import { css, Global } from "@emotion/react";
import { fontFaces } from "./font";
import { colorChanges, schemes } from "./schemes";
import {
  belowSmall,
  color,
  colorProperties,
  font,
  headerHeight,
  media,
  radius,
  semibold,
  space,
  text,
  width,
} from "./tokens";

const light = { ...colorProperties(schemes.light), "--focus": color.blue };
const dark = colorChanges(schemes.light, schemes.dark);

const hidden = {
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
} as const;

const reset = css({
  "*,*::before,*::after": { boxSizing: "border-box", margin: 0, padding: 0 },
  ":root": { ...light, colorScheme: "light dark", [media.dark]: dark },
  html: {
    /* The footer's, which continues below it when the viewport is taller than the page. */
    background: color.sunk,
    /* At the bottom too: Firefox does not scroll to a focused control with only its top edge in view. */
    scrollPaddingBlock: `calc(${headerHeight} + ${space(4)}) ${space(12)}`,
    WebkitTextSizeAdjust: "100%",
    textSizeAdjust: "100%",
  },
  body: {
    ...text.body,
    fontFamily: font.body,
    color: color.ink,
    background: color.paper,
    /* Long words wrap in grids too, where "break-word" would widen the column beyond the viewport. */
    overflowWrap: "anywhere",
    /* No last line of one short word, including lists, labels and buttons. */
    textWrap: "pretty",
    WebkitFontSmoothing: "antialiased",
  },
  "h1,h2,h3,h4": { ...text.h3, textWrap: "balance" },
  h1: text.h1,
  h2: text.h2,
  p: { maxWidth: width.text },
  /* Questions draw their own marker. */
  "[role=list],summary": { listStyle: "none" },
  "summary::-webkit-details-marker": { display: "none" },
  "img,svg,picture": { display: "block", maxWidth: "100%" },
  img: { height: "auto" },
  "button,input,select,textarea": { font: "inherit", color: "inherit" },
  button: { cursor: "pointer", background: "none", border: 0, textAlign: "start" },
  summary: { cursor: "pointer" },
  /* Only WebKit knows this property. There, Tab would never leave a summary opened by a press on its content. */
  "@supports (hanging-punctuation:first)": { "summary>*": { pointerEvents: "none" } },
  table: { borderCollapse: "collapse", overflowWrap: "break-word" },
  "strong,b": { fontWeight: semibold },
  /* A button's text needs the space. */
  [belowSmall]: { "a>svg,button>svg": { display: "none" } },
});

const behaviour = css({
  a: { color: color.blue, textDecorationThickness: ".08em", textUnderlineOffset: ".18em" },
  "a:hover": { textDecorationThickness: ".14em" },
  "::selection": { color: color.onMimosa, background: color.mimosa },
  ":focus-visible": { outline: "3px solid var(--focus)", outlineOffset: 3 },
  /* Rounded like those of buttons, which keep their own radius. */
  ":where(a,button,summary):where(:focus-visible)": { borderRadius: ".3rem" },
  /* Scroll targets keep some space below the header; sections have their own. */
  section: { scrollMarginTop: `-${space(4)}` },
  "#gatsby-focus-wrapper:focus,main:focus,section:focus,h1:focus": { outline: "none" },
  "#gatsby-announcer,.visually-hidden": hidden,
  "#gatsby-announcer": { top: 0 },
  ".skip-link": {
    ...text.small,
    position: "fixed",
    zIndex: 30,
    top: space(2),
    left: space(2),
    padding: `${space(2)} ${space(5)}`,
    borderRadius: radius.pill,
    color: color.onBlue,
    background: color.blue,
    "&:not(:focus)": hidden,
  },
});

/*
 * Few phones are as fast as a desktop: on a touch screen the first frame only lays out what it shows, and the sections
 * below follow at once (src/browser/lay-out.ts). Only in browsers with scroll anchoring, and not when the URL leads to
 * a part of the page.
 */
const firstFrame = css({
  "@media screen and (pointer:coarse) and (scripting:enabled)": {
    "@supports (overflow-anchor:auto)": {
      ":root:not(.laid-out,:has(:target)) section~section": {
        contentVisibility: "auto",
        containIntrinsicHeight: "auto 60rem",
      },
    },
  },
});

const print = css({
  [media.print]: {
    "@page": { margin: "18mm" },
    ":root": { colorScheme: "light" },
    body: { fontSize: "11pt" },
    /* Browsers omit backgrounds: light text on a coloured one would vanish, and only a border would set it apart. */
    "*,::before,::after": {
      color: `${color.ink} !important`,
      background: "none !important",
      borderColor: `${color.edge} !important`,
    },
    "nav,footer details,summary svg,.skip-link,[data-print=no]": { display: "none !important" },
    "h1,h2,h3,summary": { breakAfter: "avoid" },
    "h1,h2,h3,li,details,figure,tbody": { breakInside: "avoid" },
    "::details-content": { contentVisibility: "visible", blockSize: "auto" },
    'main a:not([href^="/"],[href^="#"])::after': {
      content: '" (" attr(href) ")"',
      fontSize: ".8em",
      overflowWrap: "anywhere",
    },
  },
});

const all = [css(fontFaces), reset, behaviour, firstFrame, print];

/** The global styles: tokens in both schemes, reset, typography, focus, selection, print. */
export function GlobalStyles() {
  return <Global styles={all} />;
}
