import { css } from "@emotion/react";
import { color, media, motion, radius, semibold, space } from "../design/tokens";

const base = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space(2),
  fontWeight: semibold,
  lineHeight: 1.2,
  textDecoration: "none",
  [media.print]: { display: "none" },
} as const;

/* The transparent border of the filled kinds becomes visible in forced colours. */
const solid = {
  ...base,
  minHeight: 48,
  padding: `${space(3)} min(${space(5.5)},6.25vw)`,
  border: "2px solid transparent",
  /* A pill on one line; on several, its corners stay clear of the words. */
  borderRadius: radius.large,
  [media.motion]: { transition: `background-color ${motion.quick},border-color ${motion.quick},color ${motion.quick}` },
} as const;

/** The three kinds of button, for a link or a real button. */
export const buttonStyles = {
  primary: css({
    ...solid,
    color: color.onBlue,
    background: color.blue,
    [media.hover]: { "&:hover": { background: color.blueDeep } },
  }),
  secondary: css({
    ...solid,
    color: color.ink,
    borderColor: "currentColor",
    [media.hover]: { "&:hover": { color: color.blue } },
  }),
  quiet: css({
    ...base,
    minHeight: 44,
    color: color.blue,
    [media.hover]: { "&:hover": { textDecoration: "underline" } },
    /* Without its colour it would pass for a label. */
    [media.forcedColors]: { textDecoration: "underline" },
  }),
};

export type ButtonKind = keyof typeof buttonStyles;
