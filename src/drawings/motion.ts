import { keyframes } from "@emotion/react";

/** A part enters once, from its line's direction. */
export const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-12px)" } });

/**
 * The dash of an animated line, for a path with `pathLength="1"`: a tenth longer than the path, which
 * `preserveAspectRatio` may stretch.
 */
export const dash = 1.1;

/** Draws a line from start to end. */
export const run = keyframes({ from: { strokeDashoffset: dash }, to: { strokeDashoffset: 0 } });
