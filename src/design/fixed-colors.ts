/* Colours that no scheme changes, for code in the browser: separate from the schemes, which no bundle contains. */

/** Text on a light brand colour, and the modules of a printed code. */
export const INK = "#17203b";

/** The background of a printed code. */
export const QR_PAPER = "#ffffff";

/** Dims what is below an open menu. */
export const SHADE = "#0008";

/** A text on a dimmed picture, as networks show it. */
export const ON_PICTURE = { color: "#fff", background: "#000c" };
