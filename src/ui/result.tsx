import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, radius, semibold, space, text } from "../design/tokens";

const styles = {
  result: css({
    display: "grid",
    gridTemplateRows: "auto 1fr",
    gap: space(2),
    minWidth: 0,
    padding: space(4),
    border: "2px solid transparent",
    borderRadius: radius.medium,
    background: color.blueSoft,
  }),
  label: css(text.small, { fontWeight: semibold }),
  value: css({
    fontFamily: font.mono,
    fontSize: "1rem",
    whiteSpace: "pre-wrap",
    // WebKit's tab crashes on `pretty` wrapping of a text with line breaks and a long word.
    textWrap: "wrap",
    unicodeBidi: "isolate",
  }),
  /* A URL breaks anywhere: it has no words to keep whole. */
  address: css({ wordBreak: "break-all" }),
  actions: css({ display: "flex", flexWrap: "wrap", gap: `${space(2)} ${space(4)}`, alignItems: "center" }),
};

interface Props {
  label: string;
  /** What was made, shown as it is. */
  value: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A result of a tool: its name, its value, what can be done with it. */
export function Result({ label, value, children }: Props) {
  return (
    <div css={styles.result}>
      <p css={styles.label}>{label}</p>
      {/* Not <code>: some screen readers spell every character of it. */}
      <samp css={[styles.value, !/\s/.test(value) && styles.address]} dir="ltr" translate="no">
        {value}
      </samp>
      {children && <div css={styles.actions}>{children}</div>}
    </div>
  );
}
