import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { color, from, media, rhythm, space, text } from "../design/tokens";
import { SignUpLink } from "../site/sign-up-link";
import { Section } from "../ui/section";
import { WholeWords } from "../ui/whole-words";

const styles = {
  split: css({
    display: "grid",
    gap: rhythm.gap,
    /* The figure cannot wrap: it widens its column when the visitor increases letter spacing. */
    [from.laptop]: { gridTemplateColumns: "minmax(min-content,5fr) minmax(0,7fr)", columnGap: space(14) },
  }),
  figure: css({
    ...text.lead,
    "& strong": {
      ...text.figure,
      display: "block",
      marginBottom: space(4),
      fontSize: "min(clamp(5.5rem, 3rem + 10vw, 11rem), 34vw)",
      letterSpacing: "-.05em",
      whiteSpace: "nowrap",
      /* Its digits start lower in their line than the heading's capital. */
      [from.laptop]: { marginTop: "-.1em" },
      [media.dark]: { color: color.mimosa },
    },
  }),
  words: css({ display: "grid", gap: space(6), justifyItems: "start" }),
  lead: css({ ...text.lead, color: color.inkSoft }),
  steps: css({
    display: "grid",
    gap: space(5),
    justifySelf: "stretch",
    "& li": {
      display: "grid",
      alignContent: "start",
      gap: space(1),
      paddingTop: space(4),
      borderTop: `2px solid ${color.ink}`,
    },
    "& strong": { lineHeight: 1.3 },
    "& p": { ...text.small, color: color.inkSoft },
    /* Aligns the texts when adjacent titles have one and two lines. */
    [from.tablet]: {
      gridTemplateColumns: "repeat(auto-fit,minmax(9rem,1fr))",
      "& li": { gridRow: "span 2", gridTemplateRows: "subgrid", rowGap: space(2) },
    },
  }),
};

/** The affiliate programme: 40 %, recurring (specification, section 9). */
export function Affiliate() {
  const { landingAffiliate } = useStaticQuery<Queries.AffiliateQuery>(graphql`
    query Affiliate {
      landingAffiliate {
        title
        lead
        figure
        figureLabel
        steps {
          name
          text
        }
        cta
      }
    }
  `);
  if (!landingAffiliate) return null;
  const { title, lead, figure, figureLabel, steps, cta } = landingAffiliate;
  return (
    <Section id="affiliate" tone="mimosa" labelledBy="affiliate-title">
      <div css={styles.split}>
        <p css={styles.figure}>
          <strong>{figure}</strong> {figureLabel}
        </p>
        <div css={styles.words}>
          <h2 id="affiliate-title">{title}</h2>
          <p css={styles.lead}>{lead}</p>
          <ol css={styles.steps} role="list">
            {steps.map((step) => (
              <li key={step.name}>
                <strong>{step.name}</strong>
                <p>
                  <WholeWords>{step.text}</WholeWords>
                </p>
              </li>
            ))}
          </ol>
          <SignUpLink location="Affiliate Section">{cta}</SignUpLink>
        </div>
      </div>
    </Section>
  );
}
