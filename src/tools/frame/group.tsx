import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from, space, text } from "../../design/tokens";

const styles = {
  group: css({
    minWidth: 0,
    border: 0,
    /* Larger than the gap between its fields. */
    "* + &": { marginTop: space(4) },
  }),
  /* Not the fieldset itself: in Safari 17 the legend of a grid is one letter wide. */
  fields: css({ display: "grid", gap: space(5) }),
  name: css(text.h3, {
    fontSize: "1.15rem",
    marginBottom: space(3),
    padding: 0,
    /* Unlike a legend, a heading gets the gap. */
    "h3&": { marginBottom: space(-1) },
  }),
  pairs: css({
    display: "grid",
    gap: `${space(5)} ${space(3)}`,
    alignItems: "end",
    "&:has([aria-invalid])": { alignItems: "start" },
    [from.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  }),
};

/** Fields that belong together, under their name. */
export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset css={styles.group}>
      <legend css={styles.name}>{legend}</legend>
      <div css={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Results that belong together, under their heading. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div css={[styles.group, styles.fields]}>
      <h3 css={styles.name}>{heading}</h3>
      {children}
    </div>
  );
}

/** Short fields, in two columns if there is room. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div css={styles.pairs}>{children}</div>;
}
