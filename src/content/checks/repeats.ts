import { normalised } from "../text/normalised";
import { fieldName, type FieldPath, problem, type Problem } from "../problem";
import { type TextField, textsOf } from "../shapes/tree";
import type { Document } from "./document";

/** The fields by which a reader tells the elements of a list apart; questions have a check of their own. */
const NAMES = ["name", "title", "label", "offering"];

/** The list whose element a text is, or names; none for any other text. */
function listOf({ path, notes }: TextField): FieldPath | undefined {
  const [index, last] = path.slice(-2);
  if (typeof last === "number") return notes.prose ? path.slice(0, -1) : undefined;
  return typeof index === "number" && NAMES.includes(last!) ? path.slice(0, -2) : undefined;
}

/** Checks that no list of a file shows an element twice: what is left of a line that was copied to write the next. */
export function checkRepeats({ shape, value, at }: Document): Problem[] {
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
