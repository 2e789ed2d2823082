import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { wideLast } from "../design/columns";
import { color, from, headerHeight, radius, rhythm, semibold, space, text } from "../design/tokens";
import { UpliftDrawing } from "../drawings/uplift-drawing";
import { ContentIcon, type IconName } from "../ui/content-icon";
import { Section } from "../ui/section";
import { SectionHeading } from "./section-heading";

/* The first benefit is a claim of its own; the others are list rows, their impact in the first column. */
const styles = {
  split: css({
    display: "grid",
    gap: rhythm.gap,
    alignItems: "start",
    [from.laptop]: { gridTemplateColumns: wideLast, columnGap: space(14) },
  }),
  claim: css({
    display: "grid",
    gap: space(8),
    padding: `clamp(min(${space(6)},7vw), 3vw, ${space(9)})`,
    border: "2px solid transparent",
    borderRadius: radius.large,
    color: color.onMimosa,
    background: color.mimosa,
    "& h3": { ...text.h1, fontSize: "min(clamp(2rem, 1.4rem + 2.4vw, 3.4rem), 12vw)", marginBottom: space(4) },
    "& p": text.lead,
    [from.highLaptop]: { position: "sticky", top: `calc(${headerHeight} + ${space(4)})` },
  }),
  list: css({
    "& li": {
      display: "grid",
      gap: `${space(1)} ${space(5)}`,
      padding: `${space(5)} 0`,
      borderTop: `1px solid ${color.edge}`,
      [from.tablet]: { gridTemplateColumns: "11rem 1fr" },
    },
    "& li:first-of-type": { borderTop: 0, paddingTop: 0 },
    "& li:last-of-type": { paddingBottom: 0 },
    "& strong": { ...text.small, display: "flex", gap: space(2), paddingTop: 3, lineHeight: 1.4, fontWeight: semibold },
    "& svg": { flex: "none", marginTop: -2 },
    "& p": { marginTop: space(1), color: color.inkSoft },
  }),
};

/** What the visitor gains, each with its measure of impact. */
export function Benefits() {
  const { landingBenefits } = useStaticQuery<Queries.BenefitsQuery>(graphql`
    query Benefits {
      landingBenefits {
        title
        lead
        ordinary
        items {
          icon
          title
          description
          impact
        }
      }
    }
  `);
  if (!landingBenefits) return null;
  const { title, lead, ordinary, items } = landingBenefits;
  const [claim, ...others] = items;
  return (
    <Section id="benefits" tone="sunk" labelledBy="benefits-title">
      <SectionHeading id="benefits-title" title={title} lead={lead} />
      <div css={styles.split}>
        {claim && (
          <div css={styles.claim}>
            <div>
              <h3>{claim.title}</h3>
              <p>{claim.description}</p>
            </div>
            <UpliftDrawing ordinary={ordinary} gain={claim.impact} />
          </div>
        )}
        <ul css={styles.list} role="list">
          {others.map((benefit) => (
            <li key={benefit.title}>
              <strong>
                <ContentIcon name={benefit.icon as IconName} />
                {benefit.impact}
              </strong>
              <div>
                <h3>{benefit.title}</h3>
                <p>{benefit.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
