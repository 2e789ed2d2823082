import type { Accessibility } from "../seo/twins/accessibility";
import type { Blog } from "../seo/twins/blog";
import type { HubPage } from "../seo/twins/family-pages";
import type { Landing } from "../seo/twins/home";

type Listed = Pick<Queries.LandingPage, "path" | "label" | "description">;

/**
 * The answer to `TWINS_QUERY`, and no more: what visitors read that several pages share, and the list of the pages; what
 * a page of a family says is in its own data.
 */
export interface TwinsData {
  networks: { nodes: Listed[] };
  qrTypes: { nodes: Listed[] };
  variants: { nodes: (Listed & HubPage)[] };
  networkFamily: Pick<Queries.NetworkFamily, "breadcrumb" | "headline" | "badges" | "cta" | "drawing">;
  qrFamily: Pick<Queries.QrFamily, "breadcrumb" | "badges">;
  variantFamily: Pick<Queries.VariantFamily, "breadcrumb" | "cta" | "hub">;
  hero: Landing["hero"] & Pick<Queries.LandingHero, "pageDescription">;
  benefits: Landing["benefits"];
  features: Landing["features"];
  useCases: Landing["useCases"];
  pricing: Landing["pricing"];
  affiliate: Landing["affiliate"];
  faq: Landing["faq"];
  closing: Landing["closing"];
  blog: Blog & Pick<Queries.BlogPage, "pageTitle" | "pageDescription">;
  accessibility: Accessibility & Pick<Queries.AccessibilityPage, "pageDescription">;
  article: Pick<Queries.LayoutArticle, "checks" | "questions" | "related" | "updated" | "home">;
  site: Pick<Queries.SiteSettings, "name" | "tagline" | "shortDomain">;
}

const ROW = "{ label one many none unlimited value unlimitedValue hint }";
const LIMITS =
  "{ clicksPerMonth internalSubdomains customDomains users usersComing dynamicLinks statisticsDays support }";

export const TWINS_QUERY = `
  query Twins {
    networks: allNetwork(sort: { sortName: ASC }) { nodes { path label description } }
    qrTypes: allQrType(sort: { sortName: ASC }) { nodes { path label description } }
    variants: allVariant(sort: { sortName: ASC }) { nodes { path label description group } }
    networkFamily { breadcrumb headline badges cta drawing }
    qrFamily { breadcrumb badges }
    variantFamily {
      breadcrumb
      cta
      hub { title lead groups { general google social services files compliance guides } }
    }
    hero: landingHero { pageDescription title subtitle cta updated highlights { value label } }
    benefits: landingBenefits { title lead items { title description impact } }
    features: landingFeatures { title lead items { offering title description } }
    useCases: landingUseCases { title lead items { title description } }
    pricing: landingPricing {
      title
      lead
      everyPlan
      billing { legend price monthly annual offer perMonth perYear insteadOf struckReason taxes }
      badges { coming }
      rows {
        clicksPerMonth ${ROW}
        internalSubdomains ${ROW}
        customDomains ${ROW}
        users ${ROW}
        dynamicLinks ${ROW}
        statisticsDays ${ROW}
        support { label standard priority standardValue priorityValue hint }
      }
      plans { name description monthlyPrice annualPrice annualSavings limits ${LIMITS} }
    }
    affiliate: landingAffiliate { title lead steps { name text } }
    faq: landingFaq { title lead items { question answer } }
    closing: landingClosing { title lead cta note }
    blog: blogPage { pageTitle pageDescription title teaser topics cta meanwhile updated links { label to } }
    accessibility: accessibilityPage {
      pageDescription
      title
      intro
      state
      updated
      parts { title paragraphs points }
      contact { label to }
    }
    article: layoutArticle { checks questions related updated home }
    site: siteSettings { name tagline shortDomain }
  }
`;
