import { css } from "@emotion/react";
import { color, radius } from "../../design/tokens";
import { moduleLines } from "../../drawings/qr-modules";
import { PictureCanvas } from "../picture/picture-canvas";
import { logoBox, type QrDesign, runsOf } from "./svg";

const LOGO_PIXELS = 256;

const styles = {
  paper: css({
    position: "relative",
    width: "min(100%, 22rem)",
    aspectRatio: "1",
    justifySelf: "center",
    overflow: "hidden",
    border: `2px solid ${color.line}`,
    borderRadius: radius.medium,
  }),
  code: css({
    width: "100%",
    height: "auto",
    shapeRendering: "crispEdges",
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
  }),
  logo: css({ position: "absolute" }),
};

interface Props {
  /** If null, an empty sheet keeps the space. */
  design: QrDesign | null;
  /** The drawing's text alternative; none if the text beside it says so. */
  label?: string;
  logo?: ImageBitmap | null;
}

/** A code in the visitor's colours, as it will be printed. */
export function QrPreview({ design, label, logo }: Props) {
  if (!design) return <div css={styles.paper} />;
  const { matrix, quietZone, ink, paper } = design;
  const across = matrix.size + 2 * quietZone;
  const { at, side } = logoBox(matrix);
  const share = (modules: number) => `${(modules / across) * 100}%`;
  return (
    <div css={styles.paper}>
      <svg
        css={styles.code}
        viewBox={`${-quietZone} ${-quietZone} ${across} ${across}`}
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      >
        <path fill={paper} d={`M${-quietZone} ${-quietZone}h${across}v${across}h-${across}z`} />
        <path stroke={ink} d={moduleLines(runsOf(matrix))} />
      </svg>
      {logo && (
        /* Only ever rendered in the browser, where React sets styles through the CSSOM. */
        <div
          css={styles.logo}
          style={{ left: share(at + quietZone), top: share(at + quietZone), width: share(side), height: share(side) }}
        >
          <PictureCanvas picture={logo} width={LOGO_PIXELS} height={LOGO_PIXELS} fit="contain" />
        </div>
      )}
    </div>
  );
}
