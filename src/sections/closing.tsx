import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { mark } from "../design/mark";
import { color, from, space, text, width } from "../design/tokens";
import { SignUpLink } from "../site/sign-up-link";
import { Section } from "../ui/section";

const styles = {
  band: css({
    position: "relative",
    display: "grid",
    gap: space(5),
    justifyItems: "start",
    "& > :not(svg)": { position: "relative" },
    "& h2": { ...text.h1, maxWidth: width.narrow },
    "& > p": { color: color.onNightSoft },
  }),
  /* The mark, as large as the text beside it allows. */
  links: css({
    position: "absolute",
    top: "50%",
    right: "-4%",
    width: `min(104% - ${width.lead}, 34rem)`,
    height: "auto",
    fill: "none",
    stroke: color.line,
    strokeWidth: 4,
    transform: "translateY(-50%) rotate(-24deg)",
    "& path:first-of-type": { stroke: color.mimosa },
    display: "none",
    [from.laptop]: { display: "block" },
  }),
  lead: css(text.lead),
  note: css(text.small),
};

interface Props {
  /** The page's own words, if its subject is not the short link. */
  words?: Queries.ClosingWordsFragment;
}

/** The closing call to action. */
export function Closing({ words }: Props) {
  const { landingClosing } = useStaticQuery<Queries.ClosingQuery>(graphql`
    query Closing {
      landingClosing {
        title
        lead
        cta
        note
      }
    }
  `);
  if (!landingClosing) return null;
  const { title, lead } = words ?? landingClosing;
  const { cta, note } = landingClosing;
  return (
    <Section tone="night">
      <div css={styles.band}>
        <svg css={styles.links} viewBox="0 0 56 32" aria-hidden data-print="no">
          <path d={mark.left} />
          <path d={mark.right} />
        </svg>
        <h2 id="closing-title">{title}</h2>
        <p css={styles.lead}>{lead}</p>
        <SignUpLink location="CTA Section">{cta}</SignUpLink>
        <p css={styles.note}>{note}</p>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ClosingWords on FamilyClosing {
    title
    lead
  }
`;
