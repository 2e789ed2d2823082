import { unaccented } from "../text/unaccented";
import { SLUG } from "../links/web-address";

/** Names of the site's own pages, in every folder. */
export const RESERVED_NAMES = ["404", "index"];

/** Names that Windows keeps for its devices: nobody could open such a file there, nor check out a branch with it. */
export const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** File systems allow 255 characters, and the files of the built page need some of them; no visitor reads that many. */
export const LONGEST_NAME = 100;

/** Whether a page can have this name: it is valid in an address and not reserved. */
export const isPageName = (name: string) =>
  SLUG.test(name) && name.length <= LONGEST_NAME && !RESERVED_NAMES.includes(name);

/** Makes a name valid in an address: lower case, without accents, hyphens between words. */
export const slugify = (name: string) =>
  unaccented(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/**
 * Shortens a name if it is too long, between two words if it has several.
 * @param most how many characters it may have
 */
export function shortened(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const cut = slug.slice(0, most + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, most);
}
