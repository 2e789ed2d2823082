/** Stands on the root element while a page shows its first view alone. */
export const FIRST_VIEW = "data-first-view";

/** What begins below the first view, on whatever page: all that follows its first section, and the footer. */
const BELOW = "main section~*";

/** The parts that are laid out one by one: those, and what is long in them, so that none takes a task of its length. */
export const LATER_PARTS = `${BELOW},footer,${BELOW} :is([role=list],[role=region])`;

/** Stands on the parts that have been shown since. */
export const SHOWN = "data-shown";

/*
 * A part that is not reached yet costs no style and no layout. Its height is a guess until then, and must be no small
 * one: the browser lays out what it believes to be within a screen and a half.
 */
export const firstView = {
  [`[${FIRST_VIEW}] :is(${LATER_PARTS}):not([${SHOWN}])`]: {
    contentVisibility: "auto",
    containIntrinsicSize: "auto 1200px",
  },
} as const;
