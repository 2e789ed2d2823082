import { familyOf } from "../files/file-shapes";
import { normalised } from "../text/normalised";
import { problem, type Problem } from "../problem";
import type { Released } from "../links/released";
import { standingOf } from "./standing";
import { FAMILIES } from "../vocabulary";
import type { Document } from "./document";
import { groupsAt } from "./groups";

type Standing = ReturnType<typeof standingOf>;

const TITLES = ["title", "seoTitle", "pageTitle", "name"];
const DESCRIPTIONS = ["description", "pageDescription", "subtitle"];

/** Only the files that make a page of their own: the titles of sections may repeat. */
const makesPage = ({ path, value }: Document) => familyOf(path) !== undefined || "pageTitle" in value;

/** What pages may not share, in French, and the remedy for the later one. */
interface Shared {
  fields: readonly string[];
  what: string;
  change: string;
  remedy: string;
  /** Only the first of the fields that a page has counts, and of two pages one must have the very first. */
  isFallback?: boolean;
}

const SHARED: readonly Shared[] = [
  { fields: TITLES, what: "ce titre", change: "le titre", remedy: "écrivez un titre qui ne vaut que pour cette page" },
  {
    fields: DESCRIPTIONS,
    // A page without a description is described by its subtitle.
    what: "ce texte",
    change: "le texte",
    remedy: "écrivez ce que seule cette page apporte",
  },
];
const LABEL: Shared = {
  // In the order in which lists fall back on them.
  fields: ["menuLabel", "name", "title"],
  isFallback: true,
  what: "ce nom",
  change: "le nom court",
  remedy: "ajoutez le mot qui distingue cette page",
};

/**
 * Checks that no page has another's title or description: search engines would show only one of the two. The problems
 * are editorial.
 * @param documents all files; of two pages, the later one is reported
 * @param released the addresses that visitors know: of two pages known equally well, either may be the copy
 */
export function checkUnique(documents: readonly Document[], released: readonly Released[]): Problem[] {
  const pages = documents.filter(makesPage);
  const standing = standingOf(documents, released);
  return SHARED.flatMap((shared) => repeated(pages, shared, standing));
}

/**
 * Checks that no two pages of a family have the same name in lists: the short one, or without it their title.
 * @param documents all files; of two pages, the later one is reported
 * @param released the addresses that visitors know
 */
export function checkLabels(documents: readonly Document[], released: readonly Released[] = []): Problem[] {
  const standing = standingOf(documents, released);
  return FAMILIES.flatMap((family) => {
    const pages = documents.filter(({ path }) => familyOf(path) === family);
    return repeated(pages, LABEL, standing);
  });
}

/**
 * Checks that no synonym is blank, and that none is there twice: in two pages of a family, an unknown address could mean
 * either.
 * @param documents all files; of two pages, the later one is reported
 */
export function checkSynonyms(documents: readonly Document[]): Problem[] {
  const first = new Map<string, Document>();
  return documents.flatMap((document) => {
    const family = familyOf(document.path);
    return (groupsAt(document.value, ["synonyms"]) ?? []).flatMap((synonym, index) => {
      const text = String(synonym);
      const key = `${family}\n${normalised(text)}`;
      const other = first.get(key);
      if (!other) first.set(key, document);
      const fault = family && synonymFault(text, document, other);
      return fault ? problem({ ...document.at(["synonyms", index]), ...fault }) : [];
    });
  });
}

/** What is wrong with a synonym that `other` had before; undefined when all is well. */
function synonymFault(text: string, document: Document, other: Document | undefined) {
  if (!normalised(text)) return { message: "ce synonyme est vide", remedy: "écrivez un mot, ou supprimez la ligne" };
  if (other === document)
    return { message: `« ${text} » figure déjà plus haut dans la même liste`, remedy: "supprimez la ligne" };
  return (
    other && {
      message: `« ${text} » est déjà un synonyme de data/${other.path}`,
      remedy: "gardez-le dans la page qui répond le mieux à ce mot, et supprimez-le dans l'autre",
    }
  );
}

function repeated(pages: readonly Document[], shared: Shared, standing: Standing): Problem[] {
  const { fields, what, change, remedy, isFallback } = shared;
  const fieldsOf = ({ value }: Document) => {
    const present = fields.filter((field) => typeof value[field] === "string");
    return isFallback ? present.slice(0, 1) : present;
  };
  const isOwn = (...found: string[]) => !isFallback || found.includes(fields[0]!);
  /** Whether a page is as well known as an earlier one; those outside the families always are. */
  const areEqual = (page: Document, other: Document) =>
    standing(page) < 2 && (standing(page) === standing(other) || !familyOf(page.path));
  const first = new Map<string, { page: Document; field: string }>();
  return pages.flatMap((page) =>
    fieldsOf(page).flatMap((field) => {
      const key = normalised(page.value[field] as string);
      if (!key) return [];
      const other = first.get(key);
      if (!other) first.set(key, { page, field });
      if (!other || other.page === page || !isOwn(field, other.field)) return [];
      const { file, line } = other.page.at([other.field]);
      const place = `${file}:${line}, champ « ${other.field} »`;
      const words = areEqual(page, other.page)
        ? {
            message: `${what} figure sur deux pages, celle-ci et une autre (${place})`,
            remedy: `changez ${change} de l'une des deux`,
          }
        : { message: `${what} figure déjà sur une autre page (${place})`, remedy };
      return [problem({ ...page.at([field]), ...words, editorial: true })];
    }),
  );
}
