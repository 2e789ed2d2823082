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

/** One step of the way from the home page. */
export interface Crumb {
  label: string;
  /** Address within the site; the page itself and a family without a page of its own have none. */
  to?: string;
}

/** What a page says of the site itself. */
export type SiteFacts = Pick<Site, "name" | "tagline" | "siteUrl" | "appUrl" | "signUpPath" | "locale" | "support">;

/** What the parts of a page show, as they declare it while they render. */
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
 * Collects facts on the server. In the browser there is no collector: structured data is written once, into the HTML
 * (a script element made by React would need a sink that Trusted Types forbid, and crawlers load each address whole).
 */
export const FactsCollector = createContext<((facts: PageFacts) => void) | null>(null);

/** Declares what a section shows, for the page's structured data; does nothing in the browser. */
export function useFacts(facts: PageFacts): void {
  useContext(FactsCollector)?.(facts);
}
