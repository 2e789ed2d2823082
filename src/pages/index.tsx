import { graphql, type PageProps } from "gatsby";
import { Affiliate } from "../sections/affiliate";
import { Benefits } from "../sections/benefits";
import { Closing } from "../sections/closing";
import { Faq } from "../sections/faq";
import { FeatureCards } from "../sections/feature-cards";
import { Features } from "../sections/features";
import { Hero } from "../sections/hero";
import { Pricing } from "../sections/pricing";
import { Seo } from "../seo/seo";
import { Tool } from "../tools/tool";

/** The landing page (specification, section 2). */
export default function LandingPage({ data: { hero, doctor } }: PageProps<Queries.LandingPageQuery>) {
  if (!hero) return null;
  return (
    <>
      <Seo
        title={hero.pageTitle}
        description={hero.pageDescription}
        canonical="/"
        updated={hero.updated}
        pictured={hero.title}
      />
      <Hero content={hero} />
      <Tool words={doctor} />
      <Benefits />
      <Features list={FeatureCards} />
      <Pricing />
      <Affiliate />
      <Faq />
      <Closing />
    </>
  );
}

export const query = graphql`
  query LandingPage {
    hero: landingHero {
      pageTitle
      pageDescription
      updated
      ...Hero
    }
    doctor: doctorTool {
      ...Tool
    }
  }
`;
