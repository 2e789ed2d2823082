import { readUrl } from "../reading/address";
import { characters, oneLine } from "../reading/clean-text";
import { type Cut, cut } from "./cut";

/** How a platform draws a link; the figures are in the content. */
export interface Platform {
  readonly name: string;
  /** Characters of the title and of the description that it shows; 0 for one that it leaves out. */
  readonly title: number;
  readonly description: number;
}

export interface Card<Drawn extends Platform = Platform> {
  platform: Drawn;
  site: string;
  title: Cut;
  description: Cut;
}

/** What the visitor fills in, any text. */
interface PreviewFields {
  link: string;
  title: string;
  description: string;
}

/** The site that previews name: the link's host without `www.`; empty if there is no URL. */
export function siteName(link: string): string {
  const { hostname = "" } = readUrl(link) ?? {};
  return hostname.includes(".") ? hostname.replace(/^www\./, "") : "";
}

/** The same link on every platform, each text cut where that platform cuts it. */
export function previewCards<Drawn extends Platform>(
  fields: PreviewFields,
  platforms: readonly Drawn[],
): Card<Drawn>[] {
  const site = siteName(fields.link);
  const title = characters(oneLine(fields.title) || site);
  const description = characters(oneLine(fields.description));
  return platforms.map((platform) => ({
    platform,
    site,
    title: cut(title, platform.title),
    description: cut(description, platform.description),
  }));
}
