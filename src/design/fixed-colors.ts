/*
 * Colours that no scheme changes, for what the browser draws with: apart from the schemes, which no script of a page
 * carries.
 */

/** Text on a light brand ground, and the modules of a printed code. */
export const INK = "#17203b";

/** The ground of a printed code. */
export const QR_PAPER = "#ffffff";

/** Dims what lies below an open menu. */
export const SHADE = "#0008";
