import { css } from "@emotion/react";
import { color, font, media, radius, space, text } from "../design/tokens";
import { subject } from "../design/subject";
import { ContentIcon, type IconName } from "../ui/content-icon";

const styles = {
  body: css({
    justifySelf: "center",
    width: "min(19rem,100%)",
    padding: space(2.5),
    borderRadius: "3rem",
    border: `2px solid ${color.nightLine}`,
    background: color.night,
  }),
  screen: css({
    display: "grid",
    gridTemplateRows: "7.5rem auto auto 1fr",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    minHeight: "33rem",
    [media.print]: { minHeight: 0, gridTemplateRows: "3rem auto auto 1fr" },
    overflow: "hidden",
    borderRadius: "2.4rem",
    color: color.ink,
    background: color.paper,
    textAlign: "center",
  }),
  banner: css({
    alignSelf: "stretch",
    justifySelf: "stretch",
    background: subject.gradient,
    borderRadius: `0 0 50% 50%/0 0 ${space(5)} ${space(5)}`,
  }),
  avatar: css({
    display: "grid",
    placeItems: "center",
    width: "5.5rem",
    height: "5.5rem",
    marginTop: "-2.875rem",
    borderRadius: "50%",
    border: `5px solid ${color.paper}`,
    color: subject.on,
    background: subject.gradient,
  }),
  name: css({ fontFamily: font.heading, fontWeight: 700, fontSize: "1.3rem", letterSpacing: "-.02em" }),
  words: css({ display: "grid", gap: space(1), padding: `${space(2)} ${space(6)} ${space(4)}` }),
  sentence: css({ ...text.small, color: color.inkSoft, lineHeight: 1.4 }),
  links: css({
    display: "grid",
    alignContent: "start",
    gap: space(2.5),
    width: "100%",
    padding: `0 ${space(5)} ${space(6)}`,
  }),
  link: css({
    padding: `${space(2.75)} ${space(4)}`,
    border: `2px solid ${subject.ink}`,
    borderRadius: radius.pill,
    ...text.small,
    fontWeight: 600,
    "&:first-of-type": {
      color: subject.on,
      background: subject.gradient,
      borderColor: "transparent",
      backgroundOrigin: "border-box",
    },
  }),
};

interface PhoneProps {
  name: string;
  sentence: string;
  links: readonly string[];
  icon: IconName;
  /** What the drawing shows, in a sentence; its example words are hidden from screen readers. */
  label: string;
}

/** A phone that shows a link-in-bio page in the subject's colours. */
export function Phone({ name, sentence, links, icon, label }: PhoneProps) {
  return (
    <div css={styles.body} role="img" aria-label={label}>
      <div css={styles.screen} aria-hidden>
        <span css={styles.banner} />
        <span css={styles.avatar}>
          <ContentIcon name={icon} size={40} />
        </span>
        <div css={styles.words}>
          <span css={styles.name}>{name}</span>
          <span css={styles.sentence}>{sentence}</span>
        </div>
        <div css={styles.links}>
          {links.map((link, at) => (
            <span css={styles.link} key={at}>
              {link}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
