import { GENERAL_ADDRESS } from "../../content/links/addresses";
import { byGroup } from "../../site/by-group";
import { type Article, articleBlocks, relatedBlocks, sourceLine } from "./article";
import { linkToPage, linkToSignUp, type MarkdownContext, type PageLink } from "./context";
import { code, heading, list, page, quote, text, titled } from "./syntax";
import { type MarkdownTool, toolBlocks } from "./tool";

interface FamilyPage extends Article {
  tool: MarkdownTool | null;
}

export type NetworkPage = FamilyPage & Pick<Queries.Network, "name" | "subtitle" | "bio">;
export type QrTypePage = FamilyPage & Pick<Queries.QrType, "title" | "cta">;
export type VariantPage = FamilyPage & Pick<Queries.Variant, "title" | "subtitle" | "features" | "example">;
type HubPage = PageLink & Pick<Queries.Variant, "group">;

interface Opening {
  title: string;
  lead: string;
  badges: readonly string[];
  cta: string;
  trial: string;
}

const opening = ({ title, lead, badges, cta, trial }: Opening, article: Article, context: MarkdownContext) => [
  heading(1, title),
  quote(lead),
  sourceLine(context, article),
  list([...badges.map(text), `${linkToSignUp(context, cta)} (${text(trial)})`]),
];

/** The end of the page: related pages, then the family's shared links. */
const closing = (article: Article, context: MarkdownContext, hub?: PageLink) => [
  ...relatedBlocks(article, context),
  hub && linkToPage(context, hub),
  linkToPage(context, context.prices),
];

/** The Markdown version of a link-in-bio page. */
export function networkMarkdown(
  network: NetworkPage,
  family: Pick<Queries.NetworkFamily, "headline" | "badges" | "cta" | "trial" | "drawing">,
  context: MarkdownContext,
): string {
  const { name, subtitle, description, bio } = network;
  const words = { title: `${family.headline} ${name}`, lead: subtitle ?? description, ...family };
  return page([
    ...opening(words, network, context),
    ...(bio
      ? [text(`${family.drawing} ${name}`), list([titled(bio.name, text(bio.sentence)), ...bio.links.map(text)])]
      : []),
    ...toolBlocks(network.tool, network.path, context),
    ...articleBlocks(network, context),
    ...closing(network, context),
  ]);
}

/** The Markdown version of a QR code page. */
export function qrTypeMarkdown(
  qrType: QrTypePage,
  family: Pick<Queries.QrFamily, "badges" | "trial">,
  context: MarkdownContext,
): string {
  const words = { title: qrType.title, lead: qrType.description, cta: qrType.cta, ...family };
  return page([
    ...opening(words, qrType, context),
    ...toolBlocks(qrType.tool, qrType.path, context),
    ...articleBlocks(qrType, context),
    ...closing(qrType, context),
  ]);
}

interface Hub {
  words: Queries.Hub;
  pages: readonly HubPage[];
}

function hubBlocks({ words, pages }: Hub, context: MarkdownContext): string[] {
  return [
    heading(2, words.title),
    text(words.lead),
    ...byGroup(pages).flatMap(({ group, members }) => [
      heading(3, words.groups[group]),
      list(members.map((member) => linkToPage(context, member))),
    ]),
  ];
}

/**
 * The Markdown version of a shortening page.
 * @param hub every other page, only for the general one
 */
export function variantMarkdown(
  variant: VariantPage,
  family: Pick<Queries.VariantFamily, "cta" | "trial"> & { hub: Pick<Queries.Hub, "title"> },
  context: MarkdownContext,
  hub?: Hub,
): string {
  const { title, subtitle, features, example } = variant;
  const words = { title, lead: subtitle, badges: features, cta: family.cta, trial: family.trial };
  return page([
    ...opening(words, variant, context),
    example && `${code(example.long)} → ${code(`${context.shortDomain}/${example.slug}`)}`,
    ...toolBlocks(variant.tool, variant.path, context),
    ...articleBlocks(variant, context),
    ...(hub ? hubBlocks(hub, context) : []),
    ...closing(variant, context, hub ? undefined : { path: GENERAL_ADDRESS, label: family.hub.title }),
  ]);
}
