import { css } from "@emotion/react";
import { QUIET_ZONE } from "../content/tools/quiet-zone";
import { color, radius } from "../design/tokens";

const styles = {
  code: css({
    width: "100%",
    height: "auto",
    borderRadius: radius.medium,
    shapeRendering: "crispEdges",
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
  }),
};

interface QrDrawingProps {
  /** The dark modules, as lines one module thick from 0 0. */
  path: string;
  /** Modules per side, without the quiet zone. */
  size: number;
  /** What the code leads to; without it the code is decorative. */
  label?: string;
}

/** A QR code, dark on white in both schemes so that it scans. */
export function QrDrawing({ path, size, label }: QrDrawingProps) {
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg css={styles.code} viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`} {...meaning}>
      <path fill={color.qrPaper} d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h-${side}z`} />
      <path stroke={color.qrInk} d={path} />
    </svg>
  );
}
