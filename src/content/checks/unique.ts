import { familyOf } from "../documents";
import { normalised } from "../normalised";
import { problem, type Problem } from "../problem";
import { FAMILIES } from "../vocabulary";
import type { Document } from "./document";

const TITLES = ["title", "seoTitle", "pageTitle", "name"];
const DESCRIPTIONS = ["description", "pageDescription", "subtitle"];

/** Only the files that make a page of their own: the titles of sections may well repeat. */
const makesPage = ({ path, value }: Document) => familyOf(path) !== undefined || "pageTitle" in value;

/**
 * Checks that no page has another's title or description: search engines would show one of the two. Both pages stand.
 * @param documents all files; of two pages, the later one is told to change
 */
export function checkUnique(documents: readonly Document[]): Problem[] {
  const pages = documents.filter(makesPage);
  return [
    ...repeated(pages, TITLES, "ce titre", "écrivez un titre qui ne vaut que pour cette page"),
    ...repeated(pages, DESCRIPTIONS, "cette description", "écrivez ce que seule cette page apporte"),
  ];
}

/**
 * Checks that no two pages of a family have one short name: a list would show it twice.
 * @param documents all files; of two pages, the later one is told to change
 */
export const checkLabels = (documents: readonly Document[]): Problem[] =>
  FAMILIES.flatMap((family) => {
    const pages = documents.filter(({ path }) => familyOf(path) === family);
    return repeated(pages, ["menuLabel"], "ce nom court", "ajoutez le mot qui distingue cette page");
  });

function repeated(pages: readonly Document[], fields: readonly string[], what: string, remedy: string): Problem[] {
  const first = new Map<string, { page: Document; field: string }>();
  return pages.flatMap((page) =>
    fields.flatMap((field) => {
      const text = page.value[field];
      const key = typeof text === "string" ? normalised(text) : "";
      if (!key) return [];
      const other = first.get(key);
      if (!other) first.set(key, { page, field });
      if (!other || other.page === page) return [];
      const { file, line } = other.page.at([other.field]);
      return [
        problem({
          ...page.at([field]),
          message: `${what} figure déjà sur une autre page (${file}:${line}, champ « ${other.field} »)`,
          remedy,
          editorial: true,
        }),
      ];
    }),
  );
}
