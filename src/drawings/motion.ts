import { keyframes } from "@emotion/react";

/** A part comes from where its line leads from, once. */
export const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-12px)" } });

/**
 * The dash of a line that runs, for a path with `pathLength="1"`: a tenth longer than the path, which
 * `preserveAspectRatio` may stretch.
 */
export const dash = 1.1;

/** A line runs from its start to its end. */
export const run = keyframes({ from: { strokeDashoffset: dash }, to: { strokeDashoffset: 0 } });
