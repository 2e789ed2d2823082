import { normalised } from "../text/normalised";
import { fieldName, type FieldPath, problem, type Problem } from "../problem";
import { type TextField, textsOf } from "../shapes/tree";
import type { Document } from "./document";

/** The fields by which a reader tells the elements of a list apart; questions have a check of their own. */
const NAMES = ["name", "title", "label", "offering", "to"];

/** The list whose element a text is, or names; undefined for any other text. */
function listOf({ path, notes }: TextField): FieldPath | undefined {
  const [index, last] = path.slice(-2);
  if (typeof last === "number") return notes.prose ? path.slice(0, -1) : undefined;
  return typeof index === "number" && NAMES.includes(last!) ? path.slice(0, -2) : undefined;
}

/** The fewest characters of a text that may not repeat: labels and names may. */
const LONG = 40;

/**
 * Checks that no list of a file has an element twice, and no file except a tool's has a text twice: both come from a
 * line copied to write the next.
 */
export function checkRepeats(document: Document): Problem[] {
  return [...checkLists(document), ...(document.path.startsWith("outils/") ? [] : checkTexts(document))];
}

/**
 * `checkLists` reports repeated list elements, and `checkQuestions` questions; two rules of the doctor may give the
 * same warning.
 */
function checkTexts({ shape, value, at }: Document): Problem[] {
  const seen = new Map<string, FieldPath>();
  return textsOf(shape, value).flatMap((field) => {
    const words = normalised(field.text);
    const isReportedElsewhere = listOf(field) !== undefined || field.path.at(-1) === "question";
    if (!field.notes.prose || isReportedElsewhere || field.path[0] === "doctor" || words.length < LONG) return [];
    const first = seen.get(words);
    seen.set(words, first ?? field.path);
    if (!first) return [];
    return [
      problem({
        ...at(field.path),
        message: `« ${field.text} » figure déjà dans ce fichier, au champ « ${fieldName(first)} »`,
        remedy: "écrivez un autre texte à l'un des deux endroits",
      }),
    ];
  });
}

function checkLists({ shape, value, at }: Document): Problem[] {
  const seen = new Set<string>();
  return textsOf(shape, value).flatMap((field) => {
    const list = listOf(field);
    const words = normalised(field.text);
    if (!list || words === "") return [];
    const last = field.path.at(-1)!;
    const key = [fieldName(list), typeof last === "string" ? last : "", words].join("\n");
    const isRepeated = seen.has(key);
    seen.add(key);
    if (!isRepeated) return [];
    return [
      problem({
        ...at(field.path),
        message: `« ${field.text} » figure déjà plus haut dans la même liste`,
        remedy: "remplacez-le, ou supprimez cet élément",
      }),
    ];
  });
}
