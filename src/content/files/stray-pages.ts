import { checkName } from "../checks/name";
import { FAMILY_SHAPES } from "./file-shapes";
import { baseOf, isNoContent } from "./file-name";
import { nearest } from "../text/nearest";
import { slugify } from "./page-name";
import { FAMILIES } from "../vocabulary";

/**
 * The files whose name is refused and that may be pages under another name.
 * @param paths every file of `data/`
 */
export const strayPages = (paths: readonly string[]): string[] =>
  paths.filter((path) => !isNoContent(path) && checkName(path) !== undefined);

/**
 * Finds the addresses that cannot be judged yet: their page may exist under a name that is refused.
 * @param paths every file of `data/`
 */
export function inDoubt(paths: readonly string[]): (address: string) => boolean {
  const strays = strayPages(paths).map((path) => ({
    // A path that is only a family's name: its folder cannot be read.
    family:
      path.includes("/") || Object.hasOwn(FAMILY_SHAPES, path) ? nearest(path.split("/")[0]!, FAMILIES) : undefined,
    slug: slugify(baseOf(path)),
  }));
  return (address) =>
    strays.some(({ family, slug }) =>
      family ? `${address}/`.startsWith(`/${family}/`) : slug !== "" && address.endsWith(`/${slug}`),
    );
}
