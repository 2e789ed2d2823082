import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Palette } from "../content/vocabulary";
import { paletteStyles } from "../design/palette";

/** Gives what it holds the colours of the page's subject. */
export function Subject({ colour, children }: { colour: string; children: ReactNode }) {
  return <div css={css(paletteStyles(colour as Palette))}>{children}</div>;
}
