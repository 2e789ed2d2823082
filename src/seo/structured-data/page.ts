import { withoutLinks } from "../../content/text/text-links";
import type { BreadcrumbList, CollectionPage, FAQPage, HowTo, WebPage } from "schema-dts";
import { PICTURE_SIZE, pictureAddress } from "../page-files";
import type { Crumb, Guide, PageFacts, Question, SiteFacts } from "../facts";
import { identifiers, urlOf } from "./identifiers";

type Page = NonNullable<PageFacts["page"]>;

const partOf = (url: string, part: string) => ({ "@id": `${url}#${part}` });

/** The page itself, with its picture and the date of its content. */
export function webPage(site: SiteFacts, page: Page, { trail, isIndex }: PageFacts): WebPage | CollectionPage {
  const url = urlOf(site, page.canonical);
  const { width, height } = PICTURE_SIZE;
  return {
    "@type": isIndex ? "CollectionPage" : "WebPage",
    ...partOf(url, "page"),
    url,
    name: page.title,
    description: page.description,
    inLanguage: site.locale,
    isPartOf: identifiers(site.siteUrl).website,
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: urlOf(site, pictureAddress(page.canonical)),
      width: String(width),
      height: String(height),
    },
    ...(page.updated && { dateModified: page.updated }),
    ...(trail && { breadcrumb: partOf(url, "breadcrumb") }),
  };
}

/** The visible breadcrumb. A step without a URL is left out: only the last may lack one. */
export function breadcrumb(site: SiteFacts, page: Page, trail: readonly Crumb[]): BreadcrumbList {
  const steps = trail.filter(({ to }, index) => to !== undefined || index === trail.length - 1);
  return {
    "@type": "BreadcrumbList",
    ...partOf(urlOf(site, page.canonical), "breadcrumb"),
    itemListElement: steps.map(({ label, to }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: urlOf(site, to) }),
    })),
  };
}

/** The questions that a page shows, for structured data. */
export function faqPage(site: SiteFacts, page: Page, questions: readonly Question[]): FAQPage {
  const url = urlOf(site, page.canonical);
  return {
    "@type": "FAQPage",
    ...partOf(url, "faq"),
    inLanguage: site.locale,
    isPartOf: partOf(url, "page"),
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: withoutLinks(answer) },
    })),
  };
}

/** The page's step-by-step guide. */
export function howTo(site: SiteFacts, page: Page, guide: Guide): HowTo {
  const url = urlOf(site, page.canonical);
  return {
    "@type": "HowTo",
    ...partOf(url, "guide"),
    name: guide.title,
    inLanguage: site.locale,
    isPartOf: partOf(url, "page"),
    step: guide.steps.map(({ name, text }, index) => ({
      "@type": "HowToStep" as const,
      position: index + 1,
      name,
      text: withoutLinks(text),
      url: `${url}#guide`,
    })),
  };
}
