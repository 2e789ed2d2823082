import { labelled } from "../../content/text/labelled";
import { linkToPage, type MarkdownContext, type PageLink, prose } from "./context";
import { heading, list, numbered, text, titled } from "./syntax";

/** A page's long text, in the three families' shared shape. */
export interface Article {
  path: string;
  description: string;
  updated: string | null;
  what: Queries.Passage | null;
  guide: Queries.Guide | null;
  assets: Queries.Assets | null;
  limits: Queries.Passage | null;
  questions: readonly Queries.Question[] | null;
  related: readonly PageLink[] | null;
}

const passage = ({ title, paragraphs }: Queries.Passage, context: MarkdownContext) => [
  heading(2, title),
  ...paragraphs.map((paragraph) => prose(context, paragraph)),
];

const guideBlocks = ({ title, steps, checks }: Queries.Guide, context: MarkdownContext) => [
  heading(2, title),
  numbered(steps.map((step) => titled(step.name, prose(context, step.text)))),
  ...(checks ? [heading(3, context.words.checks), list(checks.map((check) => prose(context, check)))] : []),
];

const assetBlocks = ({ title, items }: Queries.Assets, context: MarkdownContext) => [
  heading(2, title),
  list(items.map((item) => titled(context.offerings.get(item.offering) ?? item.offering, prose(context, item.text)))),
];

/** Questions as headings with their answers. */
export const questionBlocks = (questions: readonly Queries.Question[], context: MarkdownContext) =>
  questions.flatMap(({ question, answer }) => [heading(3, question), prose(context, answer)]);

/** The HTML page's URL, and when its text last changed. */
export function sourceLine({ site, words }: MarkdownContext, { path, updated }: Pick<Article, "path" | "updated">) {
  const address = `<${site.siteUrl}${path}>`;
  if (!updated) return address;
  const date = new Intl.DateTimeFormat(site.locale, { dateStyle: "long", timeZone: "UTC" })
    .format(new Date(updated))
    .replace(/^1(?= )/, "1er");
  return `${address} (${text(words.updated.toLowerCase())} ${date})`;
}

/** The blocks of an article in the order of the page. */
export function articleBlocks(article: Article, context: MarkdownContext): string[] {
  const { words } = context;
  const { what, guide, assets, limits, questions } = article;
  return [
    ...(what ? passage(what, context) : []),
    ...(limits ? passage(limits, context) : []),
    ...(guide ? guideBlocks(guide, context) : []),
    ...(assets ? assetBlocks(assets, context) : []),
    ...(questions ? [heading(2, words.questions), ...questionBlocks(questions, context)] : []),
  ];
}

/** The related pages, if any. */
export function relatedBlocks({ related }: Article, context: MarkdownContext): string[] {
  if (!related?.length) return [];
  const line = (page: PageLink) => labelled(linkToPage(context, page), text(page.description ?? ""));
  return [heading(2, context.words.related), list(related.map(line))];
}
