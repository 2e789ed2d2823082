import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { rhythm, width } from "../design/tokens";

const frame = css({
  width: "100%",
  maxWidth: `calc(${width.page} + 2 * ${rhythm.gutter})`,
  marginInline: "auto",
  paddingInline: rhythm.gutter,
});

/** Holds content at a readable width, clear of the screen's edges. */
export function Container({ children }: { children: ReactNode }) {
  return <div css={frame}>{children}</div>;
}
