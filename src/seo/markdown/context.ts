import { addressOfTarget } from "../../content/links/link-target";
import { partsOf } from "../../content/text/text-links";
import type { Site } from "../../content/site";
import { markdownAddress } from "../addresses";
import type { SiteFacts } from "../facts";
import { link, text } from "./syntax";

/** What every twin needs beside its page. */
export interface MarkdownContext {
  site: SiteFacts & Pick<Site, "legal">;
  shortDomain: string;
  words: { checks: string; questions: string; related: string; updated: string };
  /** The product's offerings by key, as the landing page names them. */
  offerings: ReadonlyMap<string, string>;
  /** The page that tells all prices. */
  prices: PageLink;
}

export interface PageLink {
  path: string;
  label: string;
  description?: string;
}

/** A link to the twin of another page. */
export const linkToPage = ({ site }: MarkdownContext, { path, label }: PageLink) =>
  link(label, site.siteUrl + markdownAddress(path));

/** A link to where a writer's target leads: the twin of a page, or else the address itself. */
export function linkToTarget(context: MarkdownContext, label: string, target: string) {
  const { site } = context;
  const address = addressOfTarget(target, site);
  if (!address.startsWith("/")) return link(label, address);
  return /[?#]/.test(address) ? link(label, site.siteUrl + address) : linkToPage(context, { label, path: address });
}

/**
 * A text of `data/`, whose links lead to the twins of their pages. After an exclamation mark, which is escaped, they
 * would be images.
 */
export const prose = (context: MarkdownContext, words: string) =>
  partsOf(words)
    .map((part) => (typeof part === "string" ? text(part) : linkToTarget(context, part.words, part.to)))
    .join("")
    .replaceAll("![", "\\![");

/** The sign-up page under the words of a button. */
export const linkToSignUp = ({ site }: MarkdownContext, words: string) => link(words, site.appUrl + site.signUpPath);
