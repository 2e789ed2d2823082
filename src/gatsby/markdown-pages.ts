import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { GENERAL_ADDRESS } from "../content/links/addresses";
import type { FixedPage } from "../content/links/page-address";
import { filesBelow } from "../content/files/files-below";
import { saveChanged } from "../hosting/save-changed";
import { forEachConcurrently } from "../hosting/for-each-concurrently";
import { markdownAddress } from "../seo/page-files";
import { accessibilityMarkdown } from "../seo/markdown/accessibility";
import { blogMarkdown } from "../seo/markdown/blog";
import type { MarkdownContext } from "../seo/markdown/context";
import {
  networkMarkdown,
  type NetworkPage,
  qrTypeMarkdown,
  type QrTypePage,
  variantMarkdown,
  type VariantPage,
} from "../seo/markdown/family-pages";
import { homeMarkdown } from "../seo/markdown/home";
import { llmsText } from "../seo/markdown/llms";
import { asSentence } from "../seo/markdown/syntax";
import { ask, type BuiltSite } from "./built-site";
import { MARKDOWN_QUERY, type MarkdownData } from "./markdown-query";

/** Writes the Markdown version of every page and `/llms.txt`, which lists them. */
export async function writeMarkdown(built: BuiltSite) {
  const data = await ask<MarkdownData>(built, "The texts of the Markdown versions", MARKDOWN_QUERY);
  const { folder, site } = built;
  const context: MarkdownContext = {
    site: { ...site, name: data.site.name, tagline: data.site.tagline },
    shortDomain: data.site.shortDomain,
    words: data.article,
    offerings: new Map(data.features.items.map(({ offering, title }) => [offering, title])),
    prices: { path: "/", label: data.pricing.title },
  };
  const pages = new Map(
    markdownPages(data, context, folder).map(({ address, text }) => [markdownAddress(address), text]),
  );
  await removeOldMarkdown(
    folder,
    (address) => pages.has(address) || existsSync(path.join(folder, "../static", address)),
  );
  await forEachConcurrently(pages, async ([address, text]) => saveChanged(path.join(folder, address), await text()));
  saveChanged(path.join(folder, "llms.txt"), llms(data, context));
  return `${pages.size} pages and llms.txt`;
}

interface MarkdownPage {
  /** The URL of the page itself, without the origin. */
  address: string;
  text: () => string | Promise<string>;
}

function markdownPages(data: MarkdownData, context: MarkdownContext, folder: string): MarkdownPage[] {
  const { networks, qrTypes, variants, networkFamily, qrFamily, variantFamily } = data;
  const ofFamily = <Data>({ nodes }: { readonly nodes: readonly { path: string }[] }, text: (page: Data) => string) =>
    nodes.map(({ path: address }): MarkdownPage => {
      return { address, text: async () => text(await pageData<Data>(folder, address)) };
    });
  const hubOf = (self: string) =>
    self === GENERAL_ADDRESS
      ? { words: variantFamily.hub, pages: variants.nodes.filter((page) => page.path !== self) }
      : undefined;
  return [
    ...ownPages(data, context).map(({ path, text }) => ({ address: path, text })),
    ...ofFamily<{ network: NetworkPage }>(networks, ({ network }) => networkMarkdown(network, networkFamily, context)),
    ...ofFamily<{ qrType: QrTypePage }>(qrTypes, ({ qrType }) => qrTypeMarkdown(qrType, qrFamily, context)),
    ...ofFamily<{ variant: VariantPage }>(variants, ({ variant }) =>
      variantMarkdown(variant, variantFamily, context, hubOf(variant.path)),
    ),
  ];
}

/** The pages of no family: their entries in `/llms.txt` and their Markdown. The home page's includes the prices. */
function ownPages(data: MarkdownData, context: MarkdownContext) {
  const { hero, pricing, faq, blog, accessibility, article } = data;
  const own: Record<FixedPage, { label: string; description: string; text: () => string }> = {
    "/": {
      label: article.home,
      description: [hero.pageDescription, asSentence(pricing.title), asSentence(faq.title)].join(" "),
      text: () => homeMarkdown(data, context),
    },
    "/blog": { label: blog.pageTitle, description: blog.pageDescription, text: () => blogMarkdown(blog, context) },
    "/accessibilite": {
      label: accessibility.title,
      description: accessibility.pageDescription,
      text: () => accessibilityMarkdown(accessibility, context),
    },
  };
  return Object.entries(own).map(([path, page]) => ({ path, ...page }));
}

/** A page's query result: all that its readers see. Querying GraphQL again takes a minute for thousands of pages. */
async function pageData<Data>(folder: string, address: string): Promise<Data> {
  const { result } = JSON.parse(await readFile(path.join(folder, "page-data", address, "page-data.json"), "utf8"));
  return result.data as Data;
}

/** llmstxt.org's name for the section that a reader with little room may leave out. */
const OPTIONAL = "Optional";

function llms(data: MarkdownData, context: MarkdownContext): string {
  const { hero, networks, qrTypes, variants, networkFamily, qrFamily, variantFamily, site } = data;
  const [home, ...others] = ownPages(data, context);
  const isHub = (page: { path: string }) => page.path === GENERAL_ADDRESS;
  const hub = variants.nodes.filter(isHub);
  const sections = [
    { title: site.name, pages: [home!, ...hub] },
    { title: variantFamily.breadcrumb, pages: variants.nodes.filter((page) => !isHub(page)) },
    { title: qrFamily.breadcrumb, pages: qrTypes.nodes },
    { title: networkFamily.breadcrumb, pages: networks.nodes },
    { title: OPTIONAL, pages: others },
  ];
  return llmsText(hero.subtitle, sections, context);
}

/**
 * Deletes Markdown files of the built site: `public/` outlives a build, but the Markdown of removed pages must not.
 * @param isWanted whether a file stays, by its URL
 */
export async function removeOldMarkdown(folder: string, isWanted: (address: string) => boolean) {
  for (const address of filesBelow(folder)) {
    if (address.endsWith(".md") && !isWanted(address)) await rm(path.join(folder, address));
  }
}
