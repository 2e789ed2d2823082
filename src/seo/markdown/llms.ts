import { linkToPage, type MarkdownContext, type PageLink } from "./context";
import { heading, list, page, quote, text } from "./syntax";

interface LlmsSection {
  title: string;
  pages: readonly (PageLink & { description: string })[];
}

/**
 * `/llms.txt` (llmstxt.org): what the site is, then every page's Markdown version, by section.
 * @param summary a few sentences on the product
 */
export function llmsText(summary: string, sections: readonly LlmsSection[], context: MarkdownContext): string {
  const line = (one: LlmsSection["pages"][number]) => `${linkToPage(context, one)}: ${text(one.description)}`;
  return page([
    heading(1, context.site.name),
    quote(context.site.tagline),
    text(summary),
    ...sections
      .filter(({ pages }) => pages.length > 0)
      .flatMap(({ title, pages }) => [heading(2, title), list(pages.map(line))]),
  ]);
}
