import { labelled } from "../../content/text/labelled";
import { type PageLink, toTwin, type TwinContext } from "./context";
import { heading, list, numbered, text, titled } from "./markdown";

/** A page's own long text, as the three families share it. */
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

const passage = ({ title, paragraphs }: Queries.Passage) => [heading(2, title), ...paragraphs.map(text)];

const guideBlocks = ({ title, steps, checks }: Queries.Guide, words: TwinContext["words"]) => [
  heading(2, title),
  numbered(steps.map((step) => titled(step.name, text(step.text)))),
  ...(checks ? [heading(3, words.checks), list(checks.map(text))] : []),
];

const assetBlocks = ({ title, items }: Queries.Assets, offerings: TwinContext["offerings"]) => [
  heading(2, title),
  list(items.map((item) => titled(offerings.get(item.offering) ?? item.offering, text(item.text)))),
];

/** Questions as headings with their answers. */
export const questionBlocks = (questions: readonly Queries.Question[]) =>
  questions.flatMap(({ question, answer }) => [heading(3, question), text(answer)]);

/** Where the page is for people, and when its text last changed. */
export function sourceLine({ site, words }: TwinContext, { path, updated }: Pick<Article, "path" | "updated">) {
  const address = `<${site.siteUrl}${path}>`;
  if (!updated) return address;
  const date = new Intl.DateTimeFormat(site.locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(updated));
  return `${address} (${text(words.updated.toLowerCase())} ${date})`;
}

/** The blocks of an article in the order of the page. */
export function articleBlocks(article: Article, context: TwinContext): string[] {
  const { words, offerings } = context;
  const { what, guide, assets, limits, questions } = article;
  return [
    ...(what ? passage(what) : []),
    ...(guide ? guideBlocks(guide, words) : []),
    ...(assets ? assetBlocks(assets, offerings) : []),
    ...(limits ? passage(limits) : []),
    ...(questions ? [heading(2, words.questions), ...questionBlocks(questions)] : []),
  ];
}

/** The neighbouring pages, where there are any. */
export function relatedBlocks({ related }: Article, context: TwinContext): string[] {
  if (!related?.length) return [];
  const line = (page: PageLink) => labelled(toTwin(context, page), text(page.description ?? ""));
  return [heading(2, context.words.related), list(related.map(line))];
}
