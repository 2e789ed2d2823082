/** References to the current subject's colours, set by `data-colour` on an ancestor (palette.ts). */
export const subject = {
  /** Text, icons and lines in the subject's hue, on paper or on `soft`. */
  ink: "var(--subject-ink)",
  /** A background tint behind body text. */
  soft: "var(--subject-soft)",
  /** The brand's gradient, and the colour of text on it. */
  gradient: "var(--subject-gradient)",
  on: "var(--subject-on)",
};
