import { css } from "@emotion/react";
import { color, font, media, motion, radius, rhythm, space } from "../design/tokens";
import { subject } from "../design/subject";
import { ContentIcon, type IconName } from "../ui/content-icon";
import { fittingSize, Pill } from "../ui/pill";
import { arrive } from "./motion";

const styles = {
  figure: css({ containerType: "inline-size" }),
  long: css({
    display: "grid",
    gridTemplateColumns: "auto minmax(0,1fr)",
    gap: space(3),
    width: "100%",
    padding: `${space(4)} ${space(5)}`,
    border: `2px solid ${color.ink}`,
    borderRadius: radius.large,
    color: color.inkSoft,
    background: color.raised,
    "& svg": { color: subject.ink },
  }),
  address: css({
    display: "-webkit-box",
    overflow: "hidden",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 4,
    fontFamily: font.mono,
    fontSize: ".875rem",
    lineHeight: 1.6,
    // Otherwise lines break at hyphens, which may end up alone on a line.
    wordBreak: "break-all",
  }),
  line: css({
    width: 96,
    height: 72,
    marginInlineStart: space(10),
    /* The line touches both pills. */
    overflow: "visible",
    fill: "none",
    stroke: color.ink,
    strokeWidth: 2.5,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
  /* The margin shrinks before the pill does. */
  short: css({
    display: "flex",
    "&::before": { content: '""', flex: `0 1 ${rhythm.gutter}` },
    [media.motion]: { animation: `${arrive} ${motion.slow} ${motion.ease} ${motion.slow} both` },
  }),
};

interface ShorteningProps {
  longUrl: string;
  /** The short link's domain and what follows its slash. */
  domain: string;
  slug: string;
  /** The service that the long link belongs to. */
  icon: IconName;
  /** What the drawing shows, in a sentence. */
  label: string;
}

/** The long link of a service becoming a short pill in that service's colours. */
export function Shortening({ longUrl, domain, slug, icon, label }: ShorteningProps) {
  return (
    <div css={styles.figure} role="img" aria-label={label}>
      <div css={styles.long} aria-hidden>
        <ContentIcon name={icon} />
        <span css={styles.address}>{longUrl}</span>
      </div>
      <svg css={styles.line} viewBox="0 0 96 72" aria-hidden>
        <path d="M8 -1v21c0 20 52 6 52 30v20m-8-8 8 8 8-8" />
      </svg>
      <div css={fittingSize(`${domain}/${slug}`, "1rem + 1vw,1.6rem")} aria-hidden>
        <span css={styles.short}>
          <Pill domain={domain} slug={slug} tone="subject" />
        </span>
      </div>
    </div>
  );
}
