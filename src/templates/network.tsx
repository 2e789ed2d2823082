import { graphql, type PageProps } from "gatsby";
import { toolAnchor } from "../content/tools/anchor";
import { Phone } from "../drawings/phone";
import { Article } from "../sections/article";
import { Benefits } from "../sections/benefits";
import { Closing } from "../sections/closing";
import { Faq } from "../sections/faq";
import { FeatureIndex } from "../sections/feature-index";
import { Features } from "../sections/features";
import { PageHero } from "../sections/page-hero";
import { Pricing } from "../sections/pricing";
import { Related } from "../sections/related";
import { Subject } from "../sections/subject";
import { Seo } from "../seo/seo";
import { SignUpLink } from "../site/sign-up-link";
import { Tool } from "../tools/tool";
import { ButtonLink } from "../ui/button";
import type { IconName } from "../ui/content-icon";

/** /lien-en-bio/{network} */
export default function NetworkTemplate({ data: { network, family } }: PageProps<Queries.NetworkTemplateQuery>) {
  if (!network || !family) return null;
  const title = `${family.headline} ${network.name}`;
  return (
    <Subject colour={network.colour}>
      <Seo title={title} description={network.description} canonical={network.path} updated={network.updated} />
      <PageHero
        icon={network.icon as IconName}
        title={title}
        lead={network.subtitle ?? network.description}
        badges={family.badges}
        trail={[{ label: family.breadcrumb }, { label: network.label }]}
        trial={family.trial}
        actions={
          <>
            <SignUpLink location="Link In Bio Section">{family.cta}</SignUpLink>{" "}
            {network.tool?.name === "bio" && (
              <ButtonLink href={`#${toolAnchor("bio")}`} kind="quiet">
                {family.tool}
              </ButtonLink>
            )}
          </>
        }
        isSlim
      >
        {network.bio && (
          <Phone {...network.bio} icon={network.icon as IconName} label={`${family.drawing} ${network.name}`} />
        )}
      </PageHero>
      <Tool words={network.tool} page={network} />
      <Article page={network} />
      <Benefits />
      <Features list={FeatureIndex} />
      <Pricing />
      <Faq />
      <Closing words={family.closing} />
      <Related pages={network.related} />
    </Subject>
  );
}

export const query = graphql`
  query NetworkTemplate($id: String!) {
    network(id: { eq: $id }) {
      path
      label
      name
      icon
      colour
      description
      updated
      subtitle
      bio {
        name
        sentence
        links
      }
      tool {
        ...Tool
      }
      ...Article
      ...Related
    }
    family: networkFamily {
      breadcrumb
      headline
      drawing
      badges
      trial
      tool
      cta
      closing {
        ...ClosingWords
      }
    }
  }
`;
