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
    /* The footer's, which goes on below it where the window is higher than the page. */
    background: color.sunk,
    /* Below too: Firefox does not scroll to a focused control whose upper edge alone is in sight. */
    scrollPaddingBlock: `calc(${headerHeight} + ${space(4)}) ${space(12)}`,
    WebkitTextSizeAdjust: "100%",
    textSizeAdjust: "100%",
  },
  body: {
    ...text.body,
    fontFamily: font.body,
    color: color.ink,
    background: color.paper,
    /* Long words give way in grids too, where "break-word" would widen the column past the screen's edge. */
    overflowWrap: "anywhere",
    /* No last line of one short word, in lists, labels and buttons either. */
    textWrap: "pretty",
    WebkitFontSmoothing: "antialiased",
  },
  "h1,h2,h3,h4": { ...text.h3, textWrap: "balance" },
  h1: text.h1,
  h2: text.h2,
  p: { maxWidth: width.text },
  /* A question's sign is its own. */
  "[role=list],summary": { listStyle: "none" },
  "summary::-webkit-details-marker": { display: "none" },
  "img,svg,picture": { display: "block", maxWidth: "100%" },
  img: { height: "auto" },
  "button,input,select,textarea": { font: "inherit", color: "inherit" },
  button: { cursor: "pointer", background: "none", border: 0, textAlign: "start" },
  summary: { cursor: "pointer" },
  /* In WebKit, the only one to know this property, Tab would never leave a summary opened by a press on what it holds. */
  "@supports (hanging-punctuation:first)": { "summary>*": { pointerEvents: "none" } },
  table: { borderCollapse: "collapse", overflowWrap: "break-word" },
  "strong,b": { fontWeight: semibold },
  /* A button's words need the room. */
  [belowSmall]: { "a>svg,button>svg": { display: "none" } },
});

const behaviour = css({
  a: { color: color.blue, textDecorationThickness: ".08em", textUnderlineOffset: ".18em" },
  "a:hover": { textDecorationThickness: ".14em" },
  "::selection": { color: color.onMimosa, background: color.mimosa },
  ":focus-visible": { outline: "3px solid var(--focus)", outlineOffset: 3 },
  /* Round as the buttons' is, which have corners of their own. */
  ":where(a,button,summary):where(:focus-visible)": { borderRadius: ".3rem" },
  /* What is jumped to keeps some air under the header; a section brings its own. */
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
 * Few phones are as fast as a desk: the first frame of a touch screen lays out what it shows alone, and the sections
 * below follow at once (src/browser/lay-out.ts). Only where the browser keeps what is read in place meanwhile, and not
 * where the address leads to one of them.
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
    /* Browsers leave grounds out: what is light on a coloured one would vanish, and only its border would set it apart. */
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

/** The page's ground: tokens in both schemes, reset, typography, focus, selection, print. */
export function GlobalStyles() {
  return <Global styles={all} />;
}
