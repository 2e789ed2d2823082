import { css } from "@emotion/react";
import type { ElementType, HTMLAttributes } from "react";
import { color, radius, space } from "../design/tokens";
import { subject } from "../design/subject";

const shape = {
  display: "flex",
  flexDirection: "column",
  gap: space(3),
  minWidth: 0,
  padding: `clamp(${space(5)}, 4vw, ${space(8)})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
} as const;

const tones = {
  raised: css({ ...shape, background: color.raised }),
  plain: css(shape),
  blue: css({ ...shape, background: color.blueSoft, borderColor: "transparent" }),
  mimosa: css({ ...shape, background: color.mimosaSoft, borderColor: "transparent" }),
  subject: css({ ...shape, background: subject.soft, borderColor: "transparent" }),
};

interface CardProps extends HTMLAttributes<HTMLElement> {
  tone?: keyof typeof tones;
  as?: ElementType;
}

/** A rounded sheet that groups what belongs together. */
export function Card({ tone = "raised", as: Element = "div", ...rest }: CardProps) {
  return <Element css={tones[tone]} {...rest} />;
}
