import { graphql, useStaticQuery } from "gatsby";
import type { FC } from "react";
import { useFacts } from "../seo/facts";
import { Section } from "../ui/section";
import { SectionHeading } from "./section-heading";
import { UseCases } from "./use-cases";

/** A way to list the features. */
export type FeatureList = FC<Pick<NonNullable<Queries.FeaturesQuery["landingFeatures"]>, "items">>;

/** The eleven offerings of section 1, listed in the page's own way. */
export function Features({ list: List }: { list: FeatureList }) {
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
      <List items={items} />
      <UseCases />
    </Section>
  );
}
