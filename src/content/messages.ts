import { z } from "zod";
import { countCharacters, UNSEEN } from "./text/characters";
import { excerpt } from "./text/excerpt";
import { example, KINDS, members, NAMES, purpose } from "./editors/field-words";
import { insteadOf } from "./text/nearest";
import { counted } from "./text/numbers";
import type { Explanation } from "./problem";
import { bare, type FieldNotes, fits, notesOf } from "./shapes/tree";
import { HOST_ADDRESS } from "./links/web-address";

type Issue = z.core.$ZodIssue;
type Explain<Code extends Issue["code"]> = (issue: Extract<Issue, { code: Code }>, given: FieldContext) => Explanation;

interface FieldContext {
  /** The field's value; undefined when it is missing. */
  value: unknown;
  /** The field's schema, for its description and example. */
  schema?: z.core.$ZodType;
  /** The address of the file's page, which the page may not list itself. */
  own?: string | undefined;
}

function kindOf(value: unknown) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && !Number.isFinite(value) ? "infinity" : typeof value;
}
const shown = (value: unknown) => excerpt(typeof value === "string" ? value : JSON.stringify(value));
const isEmptyText = (value: unknown) => typeof value === "string" && value.trim() === "";

const expectedKind = (schema: FieldContext["schema"]) => {
  const inner = schema && bare(schema);
  if (inner instanceof z.ZodEnum) return "string";
  return inner instanceof z.ZodNumberFormat ? "int" : (inner?._zod.def.type ?? "string");
};

const missing = ({ schema }: FieldContext): Explanation => ({
  message: "ce champ est obligatoire et il manque",
  remedy: `ajoutez-le : ${KINDS[expectedKind(schema)] ?? "une valeur"}${purpose(schema)}${members(schema)}${example(schema)}`,
});

/** Explains that a text is empty; if the field is optional, the remedy says so. */
export const empty = ({ schema }: Pick<FieldContext, "schema">): Explanation => ({
  message: "ce texte est vide",
  remedy: `écrivez-le${purpose(schema)}${example(schema)}${schema && fits(schema, undefined) ? " ; ou supprimez ce champ, il est facultatif" : ""}`,
});

/** How long a text or a list is, and how long it may be. */
function size(issue: Extract<Issue, { code: "too_small" | "too_big" }>, given: FieldContext): Explanation {
  const isSmall = issue.code === "too_small";
  const limit = Number(isSmall ? issue.minimum : issue.maximum);
  const [word, verb, least] = isSmall ? ["court", "ajoutez", "au moins"] : ["long", "retirez", "au plus"];
  const bound = issue.exact ? "exactement" : least;
  if (isEmptyText(given.value)) return empty(given);
  if (issue.origin === "string") {
    const length = countCharacters(String(given.value));
    return {
      message: `texte trop ${word} : ${counted(length, "caractère")}, il en faut ${bound} ${limit}`,
      remedy: `${verb} ${counted(Math.abs(length - limit), "caractère")} ou plus${purpose(given.schema)}`,
    };
  }
  if (issue.origin === "array") {
    const { length } = given.value as unknown[];
    return {
      message: `liste de ${counted(length, "élément")}, il en faut ${bound} ${limit}`,
      remedy:
        length < limit
          ? `ajoutez-en ${limit - length}${example(given.schema, undefined, given.own)}`
          : `retirez-en ${length - limit}`,
    };
  }
  return { message: `${String(given.value)} est hors limites`, remedy: `écrivez un nombre qui vaut ${bound} ${limit}` };
}

const FORMATS: Record<string, string> = {
  uri: "ce n'est pas une adresse complète",
  date: "cette date n'existe pas ou n'est pas écrite comme il faut",
};

/** Whether a refused address is only wrong because of its path: the field asks for the root of a domain. */
const endsInPath = ({ value, schema }: FieldContext) =>
  schema !== undefined && notesOf(schema).format === "uri" && HOST_ADDRESS.test(String(value));

const EXPLANATIONS: { [Code in Issue["code"]]?: Explain<Code> } = {
  invalid_type: ({ expected }, given) => {
    if (given.value === undefined) return missing(given);
    // Zod first reports that a text in place of a whole number is not a number.
    const wanted = expected === "number" ? expectedKind(given.schema) : expected;
    const found =
      expected === "int" && typeof given.value === "number" ? "un nombre à virgule" : NAMES[kindOf(given.value)];
    return {
      message: `ce champ attend ${NAMES[wanted] ?? "autre chose"}, il contient ${found ?? "autre chose"}`,
      remedy: `écrivez ${KINDS[wanted] ?? "une valeur"}${purpose(given.schema)}${members(given.schema)}${example(given.schema)}`,
    };
  },
  too_small: size,
  too_big: size,
  invalid_value: ({ values }, given) => {
    if (given.value === undefined) return missing(given);
    if (isEmptyText(given.value)) return empty(given);
    const word = shown(given.value);
    return {
      message: `« ${word} » ne fait pas partie des valeurs possibles`,
      remedy: `${insteadOf(word, values.map(String))}${purpose(given.schema)}`,
    };
  },
  invalid_format: ({ format }, given) => {
    if (isEmptyText(given.value)) return empty(given);
    const { schema } = given;
    const { form, format: kind = format }: FieldNotes = schema ? notesOf(schema) : {};
    const fault = endsInPath(given) ? "cette adresse porte un chemin" : FORMATS[kind];
    return {
      message: `${fault ?? "ce n'est pas écrit sous la forme attendue"} : « ${shown(given.value)} »`,
      remedy: form
        ? `écrivez ${form}${example(schema)}`
        : `vérifiez les majuscules, les accents, les espaces et les signes${purpose(schema)}${example(schema, " ; un bon exemple")}`,
    };
  },
};

/**
 * Translates a zod issue into a French sentence and its remedy: the only table of the messages about shapes.
 * @param issue what zod found; unknown keys are explained by `unknownKey`
 * @param given the field's value and schema
 */
export function explainIssue(issue: Issue, given: FieldContext): Explanation {
  const explain = EXPLANATIONS[issue.code] as ((issue: Issue, given: FieldContext) => Explanation) | undefined;
  return (
    explain?.(issue, given) ?? {
      message: "cette valeur ne convient pas",
      remedy: `reprenez la description du champ${purpose(given.schema)}${example(given.schema)}`,
    }
  );
}

/** The most places that a remedy names. */
const MOST_HOMES = 3;

/** The places where a field belongs, in French. */
const placesOf = (homes: readonly string[]) =>
  homes.map((home) => (home === "" ? "au premier niveau du fichier" : `dans « ${home} »`)).join(" ou ");

/**
 * Explains that a field's name is unknown at its place.
 * @param name the field's name as it is written
 * @param value the field's value
 * @param meant the name that was probably meant
 * @param homes the groups in which a field of this name belongs
 */
export function unknownKey(
  name: string,
  value: unknown,
  meant: string | undefined,
  homes: readonly string[],
): Explanation {
  const remove =
    typeof value === "object" && value !== null ? "supprimez ce champ et tout ce qu'il contient" : "supprimez la ligne";
  if (meant && UNSEEN.test(name))
    return {
      message: "un caractère invisible se cache dans le nom de ce champ",
      remedy: `retapez-le en entier : « ${meant} »`,
    };
  const message = "ce champ n'existe pas à cet endroit : il ne serait affiché nulle part";
  if (meant) return { message, remedy: `écrivez « ${meant} » à la place, ou ${remove}` };
  if (homes.length > 0 && homes.length <= MOST_HOMES)
    return { message, remedy: `déplacez-le ${placesOf(homes)}, ou supprimez-le` };
  return { message, remedy: remove };
}
