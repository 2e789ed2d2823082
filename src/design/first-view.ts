/** Stands on the root element while a page shows its first view alone. */
export const FIRST_VIEW = "data-first-view";

/*
 * What follows a page's first section. Named by what it is: with "*" in its place, the end of the first view would cost
 * the style of every element anew.
 */
const BELOW = "main section~:is(section,[data-tool])";

/** What is laid out after the first view, part by part: all that begins below it, and first of all without its lists. */
export const LATER_PARTS = `${BELOW},footer,${BELOW} [role=list]:not(li *)`;

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
