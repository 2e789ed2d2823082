import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, space } from "../design/tokens";

/* The list's CSS draws the checks, so that an item costs no markup. */
const list = css({
  display: "grid",
  gap: `${space(2)} ${space(6)}`,
  alignContent: "start",
  "& > li": { position: "relative", paddingLeft: "1.9em" },
  "& > li::before": {
    content: '""',
    position: "absolute",
    top: ".28em",
    left: ".45em",
    width: ".42em",
    height: ".78em",
    border: `solid var(--check, ${color.good})`,
    borderWidth: "0 2px 2px 0",
    transform: "rotate(42deg)",
  },
});

interface CheckListProps {
  className?: string;
  children: ReactNode;
}

/** A list of facts, each with a check; its colour is `--check`. */
export function CheckList({ children, className }: CheckListProps) {
  return (
    <ul css={list} className={className} role="list">
      {children}
    </ul>
  );
}
