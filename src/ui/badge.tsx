import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, radius, space, text } from "../design/tokens";
import { ContentIcon, type IconName } from "./content-icon";

const shape = {
  ...text.label,
  display: "inline-flex",
  alignItems: "center",
  gap: space(1.5),
  padding: `${space(1)} ${space(3)}`,
  border: "1px solid transparent",
  borderRadius: radius.pill,
} as const;

const tones = {
  plain: css({ ...shape, color: color.inkSoft, borderColor: color.line, background: color.raised }),
  mimosa: css({ ...shape, color: color.onMimosa, background: color.mimosa }),
  ink: css({ ...shape, color: color.paper, background: color.ink }),
};

interface BadgeProps {
  children: ReactNode;
  icon?: IconName;
  tone?: keyof typeof tones;
}

/** A short label: a highlight, a plan's mark, a status. */
export function Badge({ children, icon, tone = "plain" }: BadgeProps) {
  return (
    <span css={tones[tone]}>
      {icon && <ContentIcon name={icon} size={16} />}
      {children}
    </span>
  );
}
