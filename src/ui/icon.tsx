import { css } from "@emotion/react";
import { type InterfaceIcon, iconPaths } from "./icon-paths";
import type { Icon as ContentIcon } from "../content/vocabulary";

export type IconName = ContentIcon | InterfaceIcon;

const line = css({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

interface IconProps {
  name: IconName;
  /** Side in pixels. */
  size?: number;
  /** Says what the icon means where no text beside it does; without it the icon is decorative. */
  label?: string;
}

/** A line icon in the colour of its text. */
export function Icon({ name, size = 24, label }: IconProps) {
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg css={line} viewBox="0 0 24 24" width={size} height={size} {...meaning}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
