import { sourceLine } from "./article";
import { linkToTarget, type MarkdownContext } from "./context";
import { heading, list, page, quote, strong, text } from "./syntax";

type Accessibility = Pick<Queries.AccessibilityPage, "title" | "intro" | "state" | "parts" | "contact" | "updated">;

/** The Markdown version of /accessibilite. */
export function accessibilityMarkdown(declaration: Accessibility, context: MarkdownContext): string {
  return page([
    heading(1, declaration.title),
    quote(declaration.intro),
    sourceLine(context, { path: "/accessibilite", updated: declaration.updated }),
    strong(declaration.state),
    ...declaration.parts.flatMap(({ title, paragraphs, points }) => [
      heading(2, title),
      ...paragraphs.map(text),
      points && list(points.map(text)),
    ]),
    linkToTarget(context, declaration.contact.label, declaration.contact.to),
  ]);
}
