import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import type { Offering } from "../content/vocabulary";
import { color, from, rhythm, space, text } from "../design/tokens";
import { useFacts } from "../seo/facts";
import { FeatureDrawing } from "../drawings/feature-drawing";
import { Card } from "../ui/card";
import { Section } from "../ui/section";
import { SectionHeading } from "./section-heading";
import { UseCases } from "./use-cases";

/* A bento of six columns: the first outing of each kind is wide, so that no row repeats another. */
const styles = {
  list: css({
    display: "grid",
    gap: rhythm.gap,
    [from.tablet]: { gridTemplateColumns: "repeat(6, 1fr)", "& > li": { gridColumn: "span 3" } },
    [from.laptop]: {
      "& > li": { gridColumn: "span 2" },
      "& > li:nth-of-type(1), & > li:nth-of-type(6)": { gridColumn: "span 4" },
      "& > li:nth-of-type(n+10)": { gridColumn: "span 3" },
    },
  }),
  title: css(text.h3),
  text: css({ color: color.inkSoft }),
  drawing: css({ marginBottom: space(2) }),
};

/** The eleven offerings of section 1, each with its drawing. */
export function Features() {
  const { landingFeatures } = useStaticQuery<Queries.FeaturesQuery>(graphql`
    query Features {
      landingFeatures {
        title
        lead
        items {
          offering
          title
          description
        }
      }
    }
  `);
  useFacts({ features: landingFeatures?.items.map((feature) => feature.title) ?? [] });
  if (!landingFeatures) return null;
  const { title, lead, items } = landingFeatures;
  return (
    <Section id="features" labelledBy="features-title">
      <SectionHeading id="features-title" title={title} lead={lead} />
      <ul css={styles.list} role="list">
        {items.map((feature) => (
          <Card as="li" key={feature.offering}>
            <div css={styles.drawing}>
              <FeatureDrawing offering={feature.offering as Offering} />
            </div>
            <h3 css={styles.title}>{feature.title}</h3>
            <p css={styles.text}>{feature.description}</p>
          </Card>
        ))}
      </ul>
      <UseCases />
    </Section>
  );
}
