import { css } from "@emotion/react";
import { color, semibold, space, text } from "../../design/tokens";

const styles = {
  list: css(text.small, { display: "grid" }),
  line: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `0 ${space(4)}`,
    padding: `${space(2)} 0`,
    borderTop: `1px solid ${color.line}`,
  }),
  value: css({ fontWeight: semibold, fontVariantNumeric: "tabular-nums" }),
};

/** Names and figures, one pair per line. */
export function Figures({ lines }: { lines: readonly (readonly [name: string, figure: string])[] }) {
  return (
    <dl css={styles.list}>
      {lines.map(([name, figure]) => (
        <div key={name} css={styles.line}>
          <dt>{name}</dt>
          <dd css={styles.value}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
