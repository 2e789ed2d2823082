import { css } from "@emotion/react";
import { color, font } from "../design/tokens";

const styles = {
  logo: css({ display: "inline-flex", alignItems: "center", gap: ".4em", color: color.ink, fontFamily: font.heading, fontWeight: 800, fontSize: "1.375rem", letterSpacing: "-.03em", lineHeight: 1 }),
  mark: css({ flex: "none", width: "1.75em", height: "1em", fill: "none", strokeWidth: 5, strokeLinecap: "round" }),
};

/** The two halves of the mark, on a 56 × 32 grid: each passes once over and once under the other. */
export const markPaths = {
  left: "M22 27H15a11 11 0 0 1 0-22h12a11 11 0 0 1 8.3 18.2",
  right: "M34 5h7a11 11 0 0 1 0 22H29a11 11 0 0 1-8.3-18.2",
};

/** The mark alone: two interlocked links. Decorative; its neighbour or its link says the name. */
export function Mark() {
  return (
    <svg css={styles.mark} viewBox="0 0 56 32" aria-hidden>
      <path d={markPaths.left} stroke={color.blue} />
      <path d={markPaths.right} stroke="currentColor" />
    </svg>
  );
}

/** The mark and the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span css={styles.logo}>
      <Mark />
      {name}
    </span>
  );
}
