import type { Graph, Thing } from "schema-dts";
import type { PageFacts } from "../facts";
import { application, organization, website } from "./brand";
import { breadcrumb, faqPage, howTo, webPage } from "./page";

/**
 * A page's structured data in the vocabulary of schema.org, made of what the page shows and of nothing else. The
 * publisher and the site are described on the home page, where search engines look for them; other pages refer to them.
 * @param facts what the page's sections declared while they rendered
 * @returns a graph of typed nodes, or null for an error page
 */
export function structuredData(facts: PageFacts): Graph | null {
  const { site, page, trail, guide, plans, features = [] } = facts;
  if (!site || !page) return null;
  const isHome = page.canonical === "/";
  // Questions that several pages repeat are only marked up on the home page.
  const questions = facts.ownQuestions ?? (isHome ? facts.commonQuestions : undefined);
  const nodes: (Thing | false | undefined)[] = [
    isHome && organization(site),
    isHome && website(site),
    webPage(site, page, facts),
    trail && breadcrumb(site, page, trail),
    plans && application(site, plans, features),
    questions && faqPage(site, page, questions),
    guide && howTo(site, page, guide),
  ];
  return { "@context": "https://schema.org", "@graph": nodes.filter((node): node is Thing => Boolean(node)) };
}

/** JSON that is safe inside a script element: no `<` can end it. */
export const inScript = (data: Graph) => JSON.stringify(data).replaceAll("<", "\\u003c");
