import { css } from "@emotion/react";
import { color, colorProperties, media } from "../design/tokens";

/** In forced colours a drawing uses the system's colours; the browser only forces boxes and text. */
const forced = colorProperties({ ink: "CanvasText", blue: "LinkText", mimosa: "Highlight" });

const ground = css({
  width: "100%",
  height: "auto",
  overflow: "visible",
  fill: "none",
  stroke: color.ink,
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  [media.forcedColors]: { forcedColorAdjust: "none", ...forced },
  "& .blue": { stroke: color.blue },
  "& .mimosa": { stroke: color.mimosa },
});

/** A broken chain: two links apart, and an open one between them that smiles. */
export function NotFoundDrawing() {
  return (
    <svg css={ground} viewBox="8 0 344 170" aria-hidden>
      <path className="blue" strokeWidth="16" d="M84 112H50a34 34 0 0 1 0-68h38a34 34 0 0 1 32 22" />
      <path strokeWidth="16" d="M276 112h34a34 34 0 0 0 0-68h-38a34 34 0 0 0-32 22" />
      <path className="mimosa" strokeWidth="16" d="M112 104c12 58 124 58 136 0" />
      <path strokeWidth="13" d="M155 80h.1m50 0h.1" />
      <path d="m136 40-9-13m26 7-3-15m74 21 9-13m-26 7 3-15" />
    </svg>
  );
}
