import { canonicalAddress, GENERAL_VARIANT } from "./addresses";
import type { Document } from "./check-document";
import { familyOf } from "./documents";
import { insteadOf } from "./nearest";
import { problem, type Problem } from "./problem";
import { textsOf } from "./shape-tree";

/** Pages that no file of a family makes. */
const FIXED_PAGES = ["/", "/blog"];

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
      const message = `aucune page n'a l'adresse « ${target} »`;
      return [
        problem({
          ...at(field),
          message,
          remedy: `${insteadOf(target, pagesLike(target, pages))}, ou supprimez ce lien`,
        }),
      ];
    });
  });
}

/** The pages to propose: those of the same family when it has some. */
function pagesLike(target: string, pages: readonly string[]) {
  const family = pages.filter((page) => page.split("/")[1] === target.split("/")[1]);
  return family.length > 0 ? family : pages;
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
