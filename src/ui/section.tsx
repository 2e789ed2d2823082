import { css } from "@emotion/react";
import type { HTMLAttributes } from "react";
import type { Anchor } from "../content/links/anchors";
import { color, colorProperties, media, rhythm } from "../design/tokens";
import { Container } from "./container";

/** On a coloured band the tokens themselves change, so that whatever stands on it adapts; on paper it stays white. */
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

/* A whole band of sun by day; by night only its warmth, or it would blind. */
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

/* What opens in a section moves the others, but lays out none of them anew. */
const contained = css({ contain: "layout" });

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** What a link that leads here has after its #. */
  id?: Anchor;
  /** The ground it stands on. */
  tone?: keyof typeof tones;
  /** How much air it takes above and below; `open` leaves the air below to what follows on the same ground. */
  air?: keyof typeof airs;
  /** The id of its heading, which names the region: of a part to which the menu leads, of a tool. */
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
