import { css } from "@emotion/react";
import { color, radius } from "../design/tokens";
import { subject } from "../design/subject";
import { ContentIcon } from "./content-icon";

/* Sizes are in ems: a pill grows with the text around it. */
const shape = {
  display: "inline-flex",
  alignItems: "center",
  gap: ".45em",
  maxWidth: "100%",
  padding: ".42em 1em .42em .7em",
  border: "2px solid transparent",
  borderRadius: radius.pill,
  lineHeight: 1.25,
  whiteSpace: "nowrap",
  fontVariantLigatures: "none",
  "& svg": { width: "1.3em", height: "1.3em" },
} as const;

const tones = {
  blue: css({ ...shape, color: color.onBlue, background: color.blue }),
  subject: css({ ...shape, color: subject.on, background: subject.gradient, backgroundOrigin: "border-box" }),
};

interface PillProps {
  /** The short domain, without scheme or slash. */
  domain: string;
  slug: string;
  tone?: keyof typeof tones;
}

/** Each size is a style of its own: links of about the same length share one. */
const LENGTH_STEP = 2;

/**
 * A size at which a pill fits its container's width in any usual typeface, letter-spaced or not. The label separates
 * its class name from those of the site's own styles: no link that a writer makes up can clash with them.
 * @param link the short link
 * @param largest the size if there is room
 */
export function fittingSize(link: string, largest: string) {
  const length = Math.ceil(link.length / LENGTH_STEP) * LENGTH_STEP;
  return { label: "fit", fontSize: `min(${largest},${(100 / (3.3 + length * 0.66)).toFixed(1)}cqi)` };
}

/** A short link, drawn as the site's signature. */
export function Pill({ domain, slug, tone = "blue" }: PillProps) {
  return (
    <span css={tones[tone]}>
      <ContentIcon name="chain" size={22} />
      <span>
        {domain}/<b>{slug}</b>
      </span>
    </span>
  );
}
