import { css } from "@emotion/react";
import type { HTMLAttributes } from "react";
import type { Anchor } from "../content/links/anchors";
import { color, colorProperties, media, rhythm } from "../design/tokens";
import { Container } from "./container";

/** On a coloured band the tokens themselves change, so that its content adapts; printed, it stays white. */
const night = {
  overflow: "clip",
  [media.screen]: {
    color: color.onNight,
    background: color.night,
    ...colorProperties({
      ink: color.onNight,
      inkSoft: color.onNightSoft,
      line: color.nightLine,
      edge: color.onNightSoft,
      raised: color.nightLine,
      blue: color.mimosa,
      blueDeep: color.onNight,
      onBlue: color.onMimosa,
    }),
    "--focus": color.mimosa,
  },
};

/* Full yellow in the light theme; only a tint in the dark theme, where it would dazzle. */
const mimosa = {
  background: color.mimosaSoft,
  ...colorProperties({ blue: color.mimosa, blueDeep: color.ink, onBlue: color.onMimosa }),
  "--focus": color.mimosa,
  [media.light]: {
    background: color.mimosa,
    ...colorProperties({
      inkSoft: color.onMimosa,
      line: color.onMimosa,
      blue: color.onMimosa,
      blueDeep: color.nightLine,
      onBlue: color.mimosa,
    }),
    "--focus": color.onMimosa,
  },
};

const tones = {
  paper: null,
  raised: css({ background: color.raised }),
  sunk: css({ background: color.sunk }),
  mimosa: css(mimosa),
  night: css(night),
};

const airs = {
  full: css({ paddingBlock: rhythm.section }),
  open: css({ paddingTop: rhythm.section }),
  band: css({ paddingBlock: rhythm.band }),
};

/* A section that grows moves the others without a new layout inside them. */
const contained = css({ contain: "layout" });

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** The fragment of a link to this section. */
  id?: Anchor;
  /** Its background. */
  tone?: keyof typeof tones;
  /** Its vertical padding; `open` has none below, for what follows on the same background. */
  air?: keyof typeof airs;
  /** The id of its heading, which names the region: for a section linked from the menu, or a tool. */
  labelledBy?: string;
}

/** A block of a page: owns the space above and below, and the width of what it holds. */
export function Section({ tone = "paper", air = "full", labelledBy, children, ...rest }: SectionProps) {
  return (
    <section css={[contained, tones[tone], airs[air]]} aria-labelledby={labelledBy} {...rest}>
      <Container>{children}</Container>
    </section>
  );
}
