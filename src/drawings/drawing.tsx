import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { forced } from "../design/schemes";
import { color, colorProperties, media } from "../design/tokens";

/*
 * The vocabulary of the drawings: a pill is a thick round-capped line, words are short ones, a sheet is an outline
 * filled with paper. Class names rather than attributes keep each drawing's markup small.
 */
const ground = css({
  width: "100%",
  height: "auto",
  overflow: "visible",
  fill: "none",
  stroke: color.ink,
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  [media.forcedColors]: { forcedColorAdjust: "none", ...colorProperties(forced) },
  "& .sheet": { fill: color.raised },
  "& .pill": { strokeWidth: 22 },
  "& .slim": { strokeWidth: 13 },
  "& .words": { strokeWidth: 4, stroke: color.edge },
  "& .blue": { stroke: color.blue },
  "& .mimosa": { stroke: color.mimosa },
  "& .faint": { stroke: color.line },
  "& .on": { strokeWidth: 4, stroke: color.onBlue },
  "& .sky": { fill: color.blueSoft, stroke: "none" },
  "& .sun": { fill: color.mimosa, stroke: "none" },
  "& .sea": { fill: color.blue, stroke: "none" },
});

interface DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** A line drawing in the page's own colours; decorative: the text beside it says what it shows. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg css={ground} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {children}
    </svg>
  );
}
