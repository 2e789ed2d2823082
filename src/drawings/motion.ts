import { keyframes } from "@emotion/react";

/** A part comes from where its line leads from, once. */
export const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-12px)" } });

/** A line runs from its start to its end; its path has `pathLength="1"`. */
export const run = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
