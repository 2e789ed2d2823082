import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { toolAnchor } from "../content/tools/anchor";
import { Shortening } from "../drawings/shortening";
import type { Crumb } from "../seo/facts";
import { Seo } from "../seo/seo";
import { SignUpLink } from "../site/sign-up-link";
import { useSite } from "../site/use-site";
import { Tool } from "../tools/tool";
import { ButtonLink } from "../ui/button";
import type { IconName } from "../ui/content-icon";
import { Article } from "./article";
import { Closing } from "./closing";
import { PageHero } from "./page-hero";
import { PriceStrip } from "./price-strip";
import { Related } from "./related";
import { Subject } from "./subject";

interface Props {
  variant: Queries.VariantPageFragment;
  family: Queries.VariantFamilyWordsFragment;
  trail: readonly Crumb[];
  /** What follows the article, before the closing sections. */
  children?: ReactNode;
}

/** A shortening page (specification, section 2, "/raccourcir-lien/{type}"). */
export function VariantPage({ variant, family, trail, children }: Props) {
  const { shortDomain } = useSite();
  return (
    <Subject colour={variant.colour}>
      <Seo title={variant.title} description={variant.description} canonical={variant.path} updated={variant.updated} />
      <PageHero
        icon={variant.icon as IconName}
        title={variant.title}
        lead={variant.subtitle}
        badges={variant.features}
        trail={trail}
        trial={family.trial}
        actions={
          <>
            <SignUpLink location="Shortening Section">{family.cta}</SignUpLink>{" "}
            {variant.tool && (
              <ButtonLink href={`#${toolAnchor(variant.tool.name)}`} kind="quiet">
                {family.tool}
              </ButtonLink>
            )}{" "}
            <ButtonLink href="/#features" kind="quiet" toward="right">
              {family.discover}
            </ButtonLink>
          </>
        }
      >
        {variant.example && (
          <Shortening
            longUrl={variant.example.long}
            domain={shortDomain}
            slug={variant.example.slug}
            icon={variant.icon as IconName}
            label={`${family.drawing} ${shortDomain}/${variant.example.slug}`}
          />
        )}
      </PageHero>
      <Tool words={variant.tool} page={variant} />
      <Article page={variant} />
      {children}
      <Closing />
      <PriceStrip />
      <Related pages={variant.related} />
    </Subject>
  );
}

export const fragment = graphql`
  fragment VariantPage on Variant {
    path
    label
    title
    subtitle
    description
    updated
    features
    icon
    colour
    example {
      long
      slug
    }
    tool {
      name
      ...Tool
    }
    doctor {
      ...DoctorRule
    }
    ...Article
    ...Related
  }

  fragment VariantFamilyWords on VariantFamily {
    breadcrumb
    cta
    trial
    tool
    discover
    drawing
  }
`;
