import { createContext, useContext } from "react";
import type { Site } from "../content/site";

export interface Question {
  question: string;
  answer: string;
}

export interface Guide {
  title: string;
  steps: readonly { name: string; text: string }[];
}

export interface Plan {
  name: string;
  description: string;
  /** Euros, taxes included. */
  monthlyPrice: number;
}

/** One step of the breadcrumb. */
export interface Crumb {
  label: string;
  /** Path on the site; absent for the page itself and for a family without its own page. */
  to?: string;
}

/** What a page says about the site. */
export type SiteFacts = Pick<Site, "name" | "tagline" | "siteUrl" | "appUrl" | "signUpPath" | "locale" | "support">;

/** What a page's components declare while they render. */
export interface PageFacts {
  site?: SiteFacts;
  page?: { title: string; description: string; canonical: string; updated?: string | undefined };
  trail?: readonly Crumb[];
  guide?: Guide;
  /** Questions of this page alone, and those that several pages repeat. */
  ownQuestions?: readonly Question[];
  commonQuestions?: readonly Question[];
  plans?: readonly Plan[];
  features?: readonly string[];
  isIndex?: boolean;
}

/**
 * Collects facts on the server. In the browser there is no collector: structured data is only written into the HTML (a
 * script element made by React needs a sink that Trusted Types forbid, and crawlers load each URL in full).
 */
export const FactsCollector = createContext<((facts: PageFacts) => void) | null>(null);

/** Declares what a section shows, for the page's structured data; does nothing in the browser. */
export function useFacts(facts: PageFacts): void {
  useContext(FactsCollector)?.(facts);
}
