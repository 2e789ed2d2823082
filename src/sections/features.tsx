import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import type { Offering } from "../content/vocabulary";
import { subject } from "../design/subject";
import { color, from, rhythm, space, text } from "../design/tokens";
import { useFacts } from "../seo/facts";
import { FeatureDrawing } from "../drawings/feature-drawing";
import { Card } from "../ui/card";
import { ContentIcon, type IconName } from "../ui/content-icon";
import { Section } from "../ui/section";
import { ProductPicture } from "./product-picture";
import { SectionHeading } from "./section-heading";
import { UseCases } from "./use-cases";

/* The rows of the bento, in columns of six: 4 + 2, 2 + 4, 2 + 2 + 2, 4 + 2, 2 + 4. */
const wide = "& > :nth-of-type(11n+1), & > :nth-of-type(11n+4), & > :nth-of-type(11n+8), & > :nth-of-type(11n)";

const styles = {
  list: css({
    display: "grid",
    gap: rhythm.gap,
    "& > li": { display: "grid", gap: `${space(2)} ${space(5)}`, alignItems: "center", alignContent: "start" },
    "& svg": { maxWidth: "13rem" },
    "& p": { color: color.inkSoft },
    [from.small]: {
      "& > li:not(:has(picture))": { gridTemplateColumns: "5.5rem 1fr", "& p": { gridColumn: "1/-1" } },
    },
    [from.tablet]: {
      gridTemplateColumns: "repeat(6, 1fr)",
      "& > li, & > li:not(:has(picture))": { gridColumn: "span 3", gridTemplateColumns: "auto" },
      "& > :nth-of-type(11n)": { gridColumn: "1/-1" },
    },
    [from.laptop]: {
      "& > li, & > li:not(:has(picture))": { gridColumn: "span 2" },
      "& > :nth-of-type(11n+8)": { background: color.mimosaSoft, borderColor: "transparent" },
      "& > :nth-of-type(11n)": { background: color.blueSoft, borderColor: "transparent" },
      [wide]: {
        gridColumn: "span 4",
        gridTemplateColumns: "1fr 1fr",
        "&:has(picture)": { gridTemplateColumns: "2fr 3fr" },
        "& > svg": { maxWidth: "17rem" },
        gridTemplateRows: "1fr auto auto 1fr",
        columnGap: space(8),
        "& > svg, & > picture": { gridRow: "1/-1", gridColumn: 2, justifySelf: "center" },
        "& > h3": { ...text.h2, gridRow: 2 },
        "& > p": { gridRow: 3, gridColumn: 1 },
      },
    },
  }),
  index: css({
    display: "grid",
    columnGap: rhythm.gap,
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.laptop]: { gridTemplateColumns: "repeat(3, 1fr)" },
    "& li": {
      display: "grid",
      gap: `${space(1)} ${space(4)}`,
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignContent: "start",
      padding: `${space(5)} 0`,
      borderTop: `1px solid ${color.edge}`,
    },
    "& svg": { color: subject.ink },
    "& p": { gridColumn: 2, color: color.inkSoft },
  }),
};

interface Props {
  /** Whether they stand under their icons alone, on a page whose subject is another. */
  brief?: boolean;
}

/** The eleven offerings of section 1, each with its drawing or, where there is one, a picture of the product. */
export function Features({ brief = false }: Props) {
  const { landingFeatures } = useStaticQuery<Queries.FeaturesQuery>(graphql`
    query Features {
      landingFeatures {
        title
        lead
        items {
          offering
          icon
          title
          description
          picture
        }
      }
    }
  `);
  useFacts({ features: landingFeatures?.items.map((feature) => feature.title) ?? [] });
  if (!landingFeatures) return null;
  const { title, lead, items } = landingFeatures;
  return (
    <Section id="features" air="open" labelledBy="features-title">
      <SectionHeading id="features-title" title={title} lead={lead} />
      <ul css={brief ? styles.index : styles.list} role="list">
        {items.map((feature) =>
          brief ? (
            <li key={feature.offering}>
              <ContentIcon name={feature.icon as IconName} size={28} />
              <h3>{feature.title}</h3>
              <p>{feature.description}</p>
            </li>
          ) : (
            <Card as="li" key={feature.offering}>
              {feature.picture ? (
                <ProductPicture name={feature.offering} alt={feature.picture} />
              ) : (
                <FeatureDrawing offering={feature.offering as Offering} />
              )}
              <h3>{feature.title}</h3>
              <p>{feature.description}</p>
            </Card>
          ),
        )}
      </ul>
      <UseCases />
    </Section>
  );
}
