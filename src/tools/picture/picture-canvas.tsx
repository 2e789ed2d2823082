import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { drawPicture, type Fit } from "./open-picture";

const style = css({ display: "block", width: "100%", height: "100%" });

interface Props {
  picture: ImageBitmap;
  /** Pixels drawn; CSS stretches them to the space. */
  width: number;
  height: number;
  fit: Fit;
}

/** A picture of the visitor's, on a canvas: the content security policy allows images of the site only. */
export function PictureCanvas({ picture, width, height, fit }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, picture, fit);
  }, [picture, width, height, fit]);
  return <canvas ref={canvas} width={width} height={height} css={style} />;
}
