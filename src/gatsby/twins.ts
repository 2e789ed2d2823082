import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { twinAddress } from "../seo/addresses";
import { accessibilityTwin } from "../seo/twins/accessibility";
import { blogTwin } from "../seo/twins/blog";
import type { TwinContext } from "../seo/twins/context";
import { networkTwin, qrTypeTwin, variantTwin } from "../seo/twins/family-pages";
import { homeTwin } from "../seo/twins/home";
import { llmsText } from "../seo/twins/llms";
import type { BuiltSite } from "./built-site";
import { TWINS_QUERY, type TwinsData } from "./twins-query";

/** Writes the Markdown twin of every page and `/llms.txt`, which lists them. */
export async function writeTwins({ folder, site, graphql }: BuiltSite) {
  const { data, errors } = await graphql<TwinsData>(TWINS_QUERY);
  if (errors || !data) throw new Error(`The twins' texts could not be read: ${JSON.stringify(errors)}`);
  const context: TwinContext = {
    site: { ...site, name: data.site.name, tagline: data.site.tagline },
    shortDomain: data.site.shortDomain,
    words: data.article,
    offerings: new Map(data.features.items.map(({ offering, title }) => [offering, title])),
  };
  const twins = twinsOf(data, context);
  await removeOldTwins(folder, new Set(twins.keys()));
  for (const [address, text] of twins) {
    const file = path.join(folder, address);
    // What has not changed keeps its date, and with it its validator and its compressed twins.
    if ((await readFile(file, "utf8").catch(() => null)) === text) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(path.join(folder, "llms.txt"), llms(data, context));
  return `${twins.size} twins and llms.txt`;
}

function twinsOf(data: TwinsData, context: TwinContext): Map<string, string> {
  const { networkFamily, qrFamily, variantFamily } = data;
  const variants = data.variants.nodes;
  const hub = (self: string) => ({
    words: variantFamily.hub,
    pages: variants.filter(({ path }) => path !== self),
  });
  const twins: [string, string][] = [
    ["/", homeTwin(data, context)],
    ["/blog", blogTwin(data.blog, context)],
    ["/accessibilite", accessibilityTwin(data.accessibility, context)],
    ...data.networks.nodes.map((page): [string, string] => [page.path, networkTwin(page, networkFamily, context)]),
    ...data.qrTypes.nodes.map((page): [string, string] => [page.path, qrTypeTwin(page, qrFamily, context)]),
    ...variants.map((page): [string, string] => {
      const isGeneral = page.path === "/raccourcir-lien";
      return [page.path, variantTwin(page, variantFamily, context, isGeneral ? hub(page.path) : undefined)];
    }),
  ];
  return new Map(twins.map(([address, text]) => [twinAddress(address), text]));
}

function llms(data: TwinsData, context: TwinContext): string {
  const {
    hero,
    blog,
    accessibility,
    article,
    networks,
    qrTypes,
    variants,
    networkFamily,
    qrFamily,
    variantFamily,
    site,
  } = data;
  const own = [
    { path: "/", label: article.home, description: hero.pageDescription },
    { path: "/blog", label: blog.pageTitle, description: blog.pageDescription },
    { path: "/accessibilite", label: accessibility.title, description: accessibility.pageDescription },
  ];
  const sections = [
    { title: site.name, pages: own },
    { title: variantFamily.breadcrumb, pages: variants.nodes },
    { title: qrFamily.breadcrumb, pages: qrTypes.nodes },
    { title: networkFamily.breadcrumb, pages: networks.nodes },
  ];
  return llmsText(hero.subtitle, sections, context);
}

/** `public/` outlives a build: the twins of pages that are gone must not. */
async function removeOldTwins(folder: string, wanted: ReadonlySet<string>) {
  for (const name of await readdir(folder, { recursive: true })) {
    const address = `/${name.split(path.sep).join("/")}`;
    if (address.endsWith(".md") && !wanted.has(address)) await rm(path.join(folder, name));
  }
}
