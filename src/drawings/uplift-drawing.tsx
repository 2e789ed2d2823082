import { css } from "@emotion/react";
import { color, radius, space, text } from "../design/tokens";

const bar = {
  padding: `${space(2.5)} ${space(5)}`,
  border: "2px solid transparent",
  borderRadius: radius.pill,
  ...text.small,
  fontWeight: 650,
} as const;

const styles = {
  pair: css({ display: "grid", gap: space(3) }),
  before: css({ ...bar, width: "71.4%", color: color.ink, borderColor: color.edge }),
  after: css({ ...bar, color: color.onBlue, background: color.blue }),
};

interface UpliftDrawingProps {
  before: string;
  after: string;
}

/** Two pills to scale: what a bare link brings, and the 40 % more (5/7) that a worked one does. */
export function UpliftDrawing({ before, after }: UpliftDrawingProps) {
  return (
    <div css={styles.pair}>
      <div css={styles.before}>{before}</div>
      <div css={styles.after}>{after}</div>
    </div>
  );
}
