import { css } from "@emotion/react";
import type { HTMLAttributes } from "react";
import { color, media, rhythm } from "../design/tokens";
import { subject } from "../design/palette";
import { Container } from "./container";

/** On the night band the tokens themselves change, so that whatever stands on it adapts; on paper it stays white. */
const night = {
  [media.screen]: {
    color: color.onNight,
    background: color.night,
    "--ink": color.onNight,
    "--ink-soft": color.onNightSoft,
    "--line": color.nightLine,
    "--edge": color.onNightSoft,
    "--raised": color.nightLine,
    "--blue": color.mimosa,
    "--blue-deep": color.onNight,
    "--on-blue": color.onMimosa,
    "--focus": color.mimosa,
  },
};

const tones = {
  paper: css({ paddingBlock: rhythm.section }),
  raised: css({ paddingBlock: rhythm.section, background: color.raised }),
  sunk: css({ paddingBlock: rhythm.section, background: color.sunk }),
  subject: css({ paddingBlock: rhythm.section, background: subject.soft }),
  night: css({ paddingBlock: rhythm.section, ...night }),
};

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** The ground it stands on. `subject` needs `paletteStyles` on an ancestor. */
  tone?: keyof typeof tones;
  width?: "page" | "narrow" | "text";
  /** The id of its heading, which names the region. */
  labelledBy?: string;
}

/** A block of a page: owns the space above and below, and the width of what it holds. */
export function Section({ tone = "paper", width, labelledBy, children, ...rest }: SectionProps) {
  return (
    <section css={tones[tone]} aria-labelledby={labelledBy} {...rest}>
      <Container width={width}>{children}</Container>
    </section>
  );
}
