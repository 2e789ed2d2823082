import { canonicalAddress, GENERAL_VARIANT } from "./addresses";
import type { Document } from "./check-document";
import { familyOf } from "./documents";
import { nearest } from "./nearest";
import { problem, type Problem } from "./problem";
import { textsOf } from "./shape-tree";

/** Pages that no file of a family makes. */
export const FIXED_PAGES = ["/", "/blog", "/accessibilite"];

/** The address of the page that a file makes; undefined for files that make none. */
export function addressOf(path: string): string | undefined {
  const family = familyOf(path);
  return family && canonicalAddress(family, path.split("/")[1]!.replace(/\.json$/, ""));
}

/**
 * Checks that every page that a file points to exists, and that no page points to itself or twice to another.
 * @param documents the files to check
 * @param paths every file of `data/`, broken ones included: a page with a typing error is no dead link
 */
export function checkLinks(documents: readonly Document[], paths: readonly string[]): Problem[] {
  const pages = paths.flatMap((path) => addressOf(path) ?? []);
  const known = new Set([...FIXED_PAGES, ...pages]);
  return documents.flatMap(({ path, shape, value, at }) => {
    const own = addressOf(path);
    const seen = new Set<string>();
    return textsOf(shape, value).flatMap(({ path: field, text, notes }) => {
      const target = notes.pageAddress
        ? text
        : notes.linkTarget && text.startsWith("/")
          ? text.replace(/[#?].*$/, "") || "/"
          : undefined;
      if (target === undefined) return [];
      const words = notes.pageAddress ? checkRelated(target, own, seen) : undefined;
      seen.add(target);
      if (words) return [problem({ ...at(field), ...words })];
      if (known.has(target)) return [];
      return [
        problem({
          ...at(field),
          message: `aucune page n'a l'adresse « ${target} »`,
          remedy: `${advice(target, pages)}, ou supprimez ce lien`,
        }),
      ];
    });
  });
}

const lastPart = (address: string) => address.replace(/\/+$/, "").split("/").at(-1)!;

/** The page that was meant: nearly the same address, or nearly the same end of it. */
function advice(target: string, pages: readonly string[]): string {
  const byEnd = new Map(pages.map((page) => [lastPart(page), page]));
  const meant = nearest(target, pages) ?? byEnd.get(nearest(lastPart(target), [...byEnd.keys()]) ?? "");
  return meant ? `écrivez « ${meant} »` : `écrivez l'adresse d'une page, par exemple « ${pages[0] ?? "/"} »`;
}

function checkRelated(target: string, own: string | undefined, seen: ReadonlySet<string>) {
  if (target === own)
    return {
      message: "la page se cite elle-même parmi ses voisines",
      remedy: "remplacez cette adresse par celle d'une autre page",
    };
  if (seen.has(target))
    return {
      message: `« ${target} » est citée deux fois`,
      remedy: "supprimez la seconde, ou remplacez-la par une autre page",
    };
  const general = canonicalAddress(GENERAL_VARIANT, GENERAL_VARIANT);
  if (target === `${general}/${GENERAL_VARIANT}`)
    return { message: "la page générale a une adresse plus courte", remedy: `écrivez « ${general} »` };
  return undefined;
}
