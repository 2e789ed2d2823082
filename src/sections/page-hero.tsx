import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { wideFirst } from "../design/columns";
import { color, from, radius, rhythm, space, text } from "../design/tokens";
import { subject } from "../design/subject";
import type { Crumb } from "../seo/facts";
import { Badge } from "../ui/badge";
import { Container } from "../ui/container";
import { ContentIcon, type IconName } from "../ui/content-icon";
import { WholeWords } from "../ui/whole-words";
import { Breadcrumb } from "./breadcrumb";

const styles = {
  section: css({ paddingBlock: `${space(4)} ${rhythm.band}`, overflow: "clip", background: subject.soft }),
  split: css({
    display: "grid",
    gap: `${space(9)} ${space(12)}`,
    alignItems: "center",
    marginTop: `clamp(${space(6)}, 3vw, ${space(9)})`,
    [from.laptop]: { gridTemplateColumns: wideFirst },
  }),
  slim: css({
    [from.tablet]: { gridTemplateColumns: wideFirst, columnGap: space(8), "& h1": { fontSize: "2.4rem" } },
    [from.laptop]: { columnGap: space(12), "& h1": { fontSize: text.h1.fontSize } },
  }),
  words: css({ display: "grid", gap: space(5), justifyItems: "start" }),
  icon: css({
    display: "grid",
    placeItems: "center",
    width: space(21),
    height: space(12),
    borderRadius: radius.pill,
    color: subject.on,
    /* Visible without backgrounds: in print, in forced colours. */
    border: "2px solid transparent",
    background: `${subject.gradient} border-box`,
  }),
  lead: css({ ...text.lead, color: color.inkSoft }),
  badges: css({ display: "flex", flexWrap: "wrap", gap: space(2) }),
  actions: css({ display: "flex", flexWrap: "wrap", gap: `${space(2)} ${space(6)}`, alignItems: "center" }),
  trial: css({ ...text.small, color: color.inkSoft, textWrap: "balance" }),
};

interface Props {
  icon: IconName;
  title: string;
  lead: string;
  badges: readonly string[];
  trail: readonly Crumb[];
  /** The calls to action. */
  actions: ReactNode;
  /** The terms of the trial. */
  trial: string;
  /** The page's drawing. */
  children?: ReactNode;
  /** Whether the drawing is as slim as a phone: on tablets it is then beside the text. */
  isSlim?: boolean;
}

/** The opening of a generated page, in its subject's colour. */
export function PageHero({ icon, title, lead, badges, trail, actions, trial, children, isSlim }: Props) {
  return (
    <section css={styles.section} aria-labelledby="page-title">
      <Container>
        <Breadcrumb trail={trail} />
        <div css={[styles.split, isSlim && styles.slim]}>
          <div css={styles.words}>
            <span css={styles.icon}>
              <ContentIcon name={icon} size={30} />
            </span>
            <h1 id="page-title">
              <WholeWords>{title}</WholeWords>
            </h1>
            <p css={styles.lead}>{lead}</p>
            <ul css={styles.badges} role="list">
              {badges.map((badge) => (
                <li key={badge}>
                  <Badge icon="check">{badge}</Badge>
                </li>
              ))}
            </ul>
            <div css={styles.actions}>{actions}</div>
            <p css={styles.trial}>{trial}</p>
          </div>
          {children}
        </div>
      </Container>
    </section>
  );
}
