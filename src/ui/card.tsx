import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, radius, space } from "../design/tokens";

const card = css({
  display: "flex",
  flexDirection: "column",
  gap: space(3),
  minWidth: 0,
  padding: `clamp(min(${space(5)},6.25vw), 4vw, ${space(8)})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
});

/** A rounded card in a list, which groups what belongs together. */
export function Card({ children }: { children: ReactNode }) {
  return <li css={card}>{children}</li>;
}
