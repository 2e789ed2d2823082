import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { color, from, rhythm, space, text, width } from "../design/tokens";
import { Section } from "../ui/section";
import { SignUpLink } from "./sign-up-link";

const styles = {
  split: css({
    display: "grid",
    gap: rhythm.gap,
    alignItems: "center",
    [from.laptop]: { gridTemplateColumns: "2fr 3fr" },
  }),
  figure: css(text.figure, { display: "block", fontSize: "clamp(5rem, 3rem + 11vw, 11rem)", color: color.mimosa }),
  figureLabel: css(text.lead, { color: color.onNight }),
  words: css({ display: "grid", gap: space(6), justifyItems: "start" }),
  lead: css(text.lead, { maxWidth: width.text, color: color.onNightSoft }),
  steps: css({ display: "grid", gap: space(5), counterReset: "step" }),
  step: css({ display: "grid", gap: space(1), paddingLeft: space(5), borderLeft: `3px solid ${color.mimosa}` }),
  stepText: css({ color: color.onNightSoft }),
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
    <Section id="affiliate" tone="night" labelledBy="affiliate-title">
      <div css={styles.split}>
        <p>
          <strong css={styles.figure}>{figure}</strong>
          <span css={styles.figureLabel}>{figureLabel}</span>
        </p>
        <div css={styles.words}>
          <h2 id="affiliate-title">{title}</h2>
          <p css={styles.lead}>{lead}</p>
          <ol css={styles.steps} role="list">
            {steps.map((step) => (
              <li key={step.name} css={styles.step}>
                <strong>{step.name}</strong>
                <span css={styles.stepText}>{step.text}</span>
              </li>
            ))}
          </ol>
          <SignUpLink location="Affiliate Section">{cta}</SignUpLink>
        </div>
      </div>
    </Section>
  );
}
