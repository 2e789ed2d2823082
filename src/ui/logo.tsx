import { css } from "@emotion/react";
import { mark } from "../design/mark";
import { color, font } from "../design/tokens";

const styles = {
  logo: css({
    display: "inline-flex",
    alignItems: "center",
    gap: ".4em",
    color: color.ink,
    fontFamily: font.heading,
    fontWeight: 700,
    fontSize: "1.375rem",
    letterSpacing: "-.03em",
    lineHeight: 1,
  }),
  mark: css({ flex: "none", width: "1.75em", height: "1em", fill: "none", strokeWidth: 5 }),
};

/** The mark alone: two interlocked links. Decorative: its neighbour or its link has the name. */
function Mark() {
  return (
    <svg css={styles.mark} viewBox="0 0 56 32" aria-hidden>
      <path d={mark.left} stroke={color.blue} />
      <path d={mark.right} stroke="currentColor" />
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
