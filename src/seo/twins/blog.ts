import { sourceLine } from "./article";
import { toSignUp, toTarget, type TwinContext } from "./context";
import { heading, list, page, quote, text } from "./markdown";

type Blog = Pick<
  Queries.BlogPage,
  "title" | "teaser" | "topicsTitle" | "topics" | "cta" | "meanwhile" | "links" | "updated"
>;

/** The Markdown twin of /blog. */
export function blogTwin(blog: Blog, context: TwinContext): string {
  return page([
    heading(1, blog.title),
    quote(blog.teaser),
    sourceLine(context, { path: "/blog", updated: blog.updated }),
    heading(2, blog.topicsTitle),
    list(blog.topics.map(text)),
    toSignUp(context, blog.cta),
    heading(2, blog.meanwhile),
    list(blog.links.map(({ label, to }) => toTarget(context, label, to))),
  ]);
}
