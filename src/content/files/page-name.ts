import { unaccented } from "../text/unaccented";
import { SLUG } from "../links/web-address";

/** What the site names pages of its own, in every folder. */
export const RESERVED_NAMES = ["404", "index"];

/** Systems take 255, of which the files of the built page need some; nobody reads as many. */
export const LONGEST_NAME = 100;

/** Whether a page can have this name: it may stand in an address, and is none of the site's own. */
export const isPageName = (name: string) =>
  SLUG.test(name) && name.length <= LONGEST_NAME && !RESERVED_NAMES.includes(name);

/** A name that may stand in an address: lower case, without accents, hyphens between words. */
export const slugify = (name: string) =>
  unaccented(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/**
 * A name that is short enough, cut between two words where it has several.
 * @param most how many characters it may have
 */
export function shortened(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const cut = slug.slice(0, most + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, most);
}
