import { addressOfTarget } from "../../content/links/link-target";
import { partsOf } from "../../content/text/text-links";
import type { Site } from "../../content/site";
import { markdownAddress } from "../page-files";
import type { SiteFacts } from "../facts";
import { link, text } from "./syntax";

/** What every Markdown version needs besides its page. */
export interface MarkdownContext {
  site: SiteFacts & Pick<Site, "legal">;
  shortDomain: string;
  words: { checks: string; questions: string; related: string; updated: string };
  /** The product's offerings by key, as the landing page names them. */
  offerings: ReadonlyMap<string, string>;
  /** The page that lists all prices. */
  prices: PageLink;
}

export interface PageLink {
  path: string;
  label: string;
  description?: string;
}

/** A link to another page's Markdown version. */
export const linkToPage = ({ site }: MarkdownContext, { path, label }: PageLink) =>
  link(label, site.siteUrl + markdownAddress(path));

/** A link to a target in the content: a page's Markdown version, or else the URL itself. */
export function linkToTarget(context: MarkdownContext, label: string, target: string) {
  const { site } = context;
  const address = addressOfTarget(target, site);
  if (!address.startsWith("/")) return link(label, address);
  return /[?#]/.test(address) ? link(label, site.siteUrl + address) : linkToPage(context, { label, path: address });
}

/**
 * A text of `data/`, whose links lead to Markdown versions. An exclamation mark before a link, which would make an
 * image, is escaped.
 */
export const prose = (context: MarkdownContext, words: string) =>
  partsOf(words)
    .map((part) => (typeof part === "string" ? text(part) : linkToTarget(context, part.words, part.to)))
    .join("")
    .replaceAll("![", "\\![");

/** A link to the sign-up page, with a button's text. */
export const linkToSignUp = ({ site }: MarkdownContext, words: string) => link(words, site.appUrl + site.signUpPath);
