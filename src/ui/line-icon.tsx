import { css } from "@emotion/react";

const line = css({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export interface LineIconProps {
  /** Side in pixels, at the usual text size: an icon grows with the words beside it. */
  size?: number;
}

/** A path on a 24-unit grid, as a line in the colour of its text; decorative: the words beside it say what it means. */
export function LineIcon({ path, size = 24 }: LineIconProps & { path: string }) {
  const side = `${size / 16}rem`;
  return (
    <svg css={line} viewBox="0 0 24 24" width={side} height={side} aria-hidden>
      <path d={path} />
    </svg>
  );
}
