import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { color, from, rhythm, space, text } from "../design/tokens";
import { Badge } from "../ui/badge";
import { Icon, type IconName } from "../ui/icon";
import { Section } from "../ui/section";
import { SectionHeading } from "./section-heading";

const styles = {
  list: css({
    display: "grid",
    gap: `${space(10)} ${rhythm.gap}`,
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.laptop]: { gridTemplateColumns: "repeat(3, 1fr)" },
  }),
  item: css({
    display: "grid",
    gap: space(3),
    alignContent: "start",
    justifyItems: "start",
    paddingTop: space(5),
    borderTop: `2px solid ${color.ink}`,
  }),
  title: css(text.h3, { display: "flex", gap: space(2), alignItems: "center" }),
  text: css({ color: color.inkSoft }),
};

/** What the visitor gains, each with its measure of impact. */
export function Benefits() {
  const { landingBenefits } = useStaticQuery<Queries.BenefitsQuery>(graphql`
    query Benefits {
      landingBenefits {
        title
        lead
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
  const { title, lead, items } = landingBenefits;
  return (
    <Section id="benefits" tone="sunk" labelledBy="benefits-title">
      <SectionHeading id="benefits-title" title={title} lead={lead} />
      <ul css={styles.list} role="list">
        {items.map((benefit) => (
          <li key={benefit.title} css={styles.item}>
            <Badge tone="mimosa">{benefit.impact}</Badge>
            <h3 css={styles.title}>
              <Icon name={benefit.icon as IconName} />
              {benefit.title}
            </h3>
            <p css={styles.text}>{benefit.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
