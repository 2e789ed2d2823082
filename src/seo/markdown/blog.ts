import { sourceLine } from "./article";
import { linkToSignUp, linkToTarget, type MarkdownContext } from "./context";
import { heading, list, page, quote, text } from "./syntax";

type Blog = Pick<
  Queries.BlogPage,
  "title" | "teaser" | "topicsTitle" | "topics" | "cta" | "meanwhile" | "links" | "updated"
>;

/** The Markdown version of /blog. */
export function blogMarkdown(blog: Blog, context: MarkdownContext): string {
  return page([
    heading(1, blog.title),
    quote(blog.teaser),
    sourceLine(context, { path: "/blog", updated: blog.updated }),
    heading(2, blog.topicsTitle),
    list(blog.topics.map(text)),
    linkToSignUp(context, blog.cta),
    heading(2, blog.meanwhile),
    list(blog.links.map(({ label, to }) => linkToTarget(context, label, to))),
  ]);
}
