import { byGroup } from "../../site/by-group";
import { type Article, articleBlocks, relatedBlocks, sourceLine } from "./article";
import { type PageLink, toSignUp, toTwin, type TwinContext } from "./context";
import { code, heading, list, page, quote, text, titled } from "./markdown";

export type NetworkPage = Article & Pick<Queries.Network, "name" | "subtitle" | "bio">;
export type QrTypePage = Article & Pick<Queries.QrType, "title" | "cta">;
export type VariantPage = Article & Pick<Queries.Variant, "title" | "subtitle" | "features" | "example">;
type HubPage = PageLink & Pick<Queries.Variant, "group">;

interface Opening {
  title: string;
  lead: string;
  badges: readonly string[];
  cta: string;
}

const opening = ({ title, lead, badges, cta }: Opening, article: Article, context: TwinContext) => [
  heading(1, title),
  quote(lead),
  sourceLine(context, article),
  list([...badges.map(text), toSignUp(context, cta)]),
];

/** The Markdown twin of a link-in-bio page. */
export function networkTwin(
  network: NetworkPage,
  family: Pick<Queries.NetworkFamily, "headline" | "badges" | "cta" | "drawing">,
  context: TwinContext,
): string {
  const { name, subtitle, description, bio } = network;
  const words = { title: `${family.headline} ${name}`, lead: subtitle ?? description, ...family };
  return page([
    ...opening(words, network, context),
    ...(bio
      ? [text(`${family.drawing} ${name}`), list([titled(bio.name, text(bio.sentence)), ...bio.links.map(text)])]
      : []),
    ...articleBlocks(network, context),
    ...relatedBlocks(network, context),
  ]);
}

/** The Markdown twin of a QR code page. */
export function qrTypeTwin(qrType: QrTypePage, family: Pick<Queries.QrFamily, "badges">, context: TwinContext): string {
  const words = { title: qrType.title, lead: qrType.description, badges: family.badges, cta: qrType.cta };
  return page([
    ...opening(words, qrType, context),
    ...articleBlocks(qrType, context),
    ...relatedBlocks(qrType, context),
  ]);
}

interface Hub {
  words: Queries.Hub;
  pages: readonly HubPage[];
}

function hubBlocks({ words, pages }: Hub, context: TwinContext): string[] {
  return [
    heading(2, words.title),
    text(words.lead),
    ...byGroup(pages).flatMap(({ group, members }) => [
      heading(3, words.groups[group]),
      list(members.map((member) => toTwin(context, member))),
    ]),
  ];
}

/**
 * The Markdown twin of a shortening page.
 * @param hub every other page, for the general one alone
 */
export function variantTwin(
  variant: VariantPage,
  family: Pick<Queries.VariantFamily, "cta">,
  context: TwinContext,
  hub?: Hub,
): string {
  const { title, subtitle, features, example } = variant;
  const words = { title, lead: subtitle, badges: features, cta: family.cta };
  return page([
    ...opening(words, variant, context),
    example && `${code(example.long)} → ${code(`${context.shortDomain}/${example.slug}`)}`,
    ...articleBlocks(variant, context),
    ...(hub ? hubBlocks(hub, context) : []),
    ...relatedBlocks(variant, context),
  ]);
}
