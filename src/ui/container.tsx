import { css } from "@emotion/react";
import type { HTMLAttributes } from "react";
import { rhythm, width } from "../design/tokens";

const frame = (maximum: string) =>
  css({
    width: "100%",
    maxWidth: `calc(${maximum} + 2 * ${rhythm.gutter})`,
    marginInline: "auto",
    paddingInline: rhythm.gutter,
  });

const frames = { page: frame(width.page), narrow: frame(width.narrow), text: frame(width.text) };

interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  width?: keyof typeof frames;
}

/** Holds content at a readable width, clear of the screen's edges. */
export function Container({ width: size = "page", ...rest }: ContainerProps) {
  return <div css={frames[size]} {...rest} />;
}
