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
  /** Side in pixels. */
  size?: number;
  /** Says what the icon means where no text beside it does; without it the icon is decorative. */
  label?: string;
}

/** A path on a 24-unit grid, as a line in the colour of its text. */
export function LineIcon({ path, size = 24, label }: LineIconProps & { path: string }) {
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg css={line} viewBox="0 0 24 24" width={size} height={size} {...meaning}>
      <path d={path} />
    </svg>
  );
}
