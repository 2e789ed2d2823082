/** Stands on the root element while a page shows its first view alone. */
export const FIRST_VIEW = "data-first-view";

/**
 * What is laid out after the first view, part by part: all that follows a page's first section, first of all without its
 * lists, and the footer. Named by what it is: with "*" for a part, the end of the first view would cost the style of
 * every element anew.
 */
export const LATER_PARTS = "section~:is(section,[data-tool]),footer,section~* [role=list]:not(li *)";

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
