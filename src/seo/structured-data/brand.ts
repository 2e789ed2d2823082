import type { Organization, SoftwareApplication, WebSite } from "schema-dts";
import type { Plan, SiteFacts } from "../facts";
import { identifiers, urlOf } from "./identifiers";

/** Who publishes the site. */
export function organization(site: SiteFacts): Organization {
  // A `mailto:` link may carry a subject, which is not part of the address.
  const email = /^mailto:([^?]+)/.exec(site.support)?.[1];
  const contact = email ? { email } : { url: site.support };
  return {
    "@type": "Organization",
    ...identifiers(site.siteUrl).organization,
    name: site.name,
    slogan: site.tagline,
    url: urlOf(site, "/"),
    logo: { "@type": "ImageObject", url: urlOf(site, "/icon-512.png"), width: "512", height: "512" },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      availableLanguage: site.locale.slice(0, 2),
      ...contact,
    },
  };
}

/** The site as a whole, for structured data. */
export function website(site: SiteFacts): WebSite {
  const { website, organization } = identifiers(site.siteUrl);
  return {
    "@type": "WebSite",
    ...website,
    name: site.name,
    description: site.tagline,
    url: urlOf(site, "/"),
    inLanguage: site.locale,
    publisher: organization,
  };
}

/** The product with its offers: only where the page shows them. Prices are monthly, in euros including tax. */
export function application(site: SiteFacts, plans: readonly Plan[], features: readonly string[]): SoftwareApplication {
  const { application, organization } = identifiers(site.siteUrl);
  return {
    "@type": "SoftwareApplication",
    ...application,
    name: site.name,
    description: site.tagline,
    url: urlOf(site, "/"),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: site.locale,
    publisher: organization,
    ...(features.length > 0 && { featureList: features }),
    offers: plans.map((plan) => offer(site, plan)),
  };
}

function offer(site: SiteFacts, { name, description, monthlyPrice }: Plan) {
  const price = { price: monthlyPrice.toFixed(2), priceCurrency: "EUR" };
  return {
    "@type": "Offer" as const,
    name,
    description,
    ...price,
    url: site.appUrl + site.signUpPath,
    category: "subscription",
    priceSpecification: {
      "@type": "UnitPriceSpecification" as const,
      ...price,
      valueAddedTaxIncluded: true,
      billingDuration: 1,
      unitCode: "MON",
    },
  };
}
