import { z } from "zod";
import { insteadOf } from "./nearest";
import { bare, type FieldNotes, notesOf } from "./shape-tree";

type Issue = z.core.$ZodIssue;
type Words = { message: string; remedy: string };
type Told<Code extends Issue["code"]> = (issue: Extract<Issue, { code: Code }>, given: Given) => Words;

export interface Given {
  /** What stands in the field; undefined when nothing does. */
  value: unknown;
  /** The field's schema, for its description and example. */
  schema?: z.core.$ZodType;
}

const KINDS: Record<string, string> = {
  string: "un texte entre guillemets droits",
  number: "un nombre, sans guillemets, avec un point pour les décimales",
  int: "un nombre entier, sans guillemets ni virgule",
  boolean: "true ou false, sans guillemets",
  array: "une liste entre crochets [ ]",
  object: "un groupe de champs entre accolades { }",
};

const NAMES: Record<string, string> = {
  string: "un texte",
  number: "un nombre",
  int: "un nombre entier",
  boolean: "true ou false",
  array: "une liste",
  object: "un groupe de champs",
  null: "null",
};

const kindOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number > 1 ? many : one}`;
const isEmptyText = (value: unknown) => typeof value === "string" && value.trim() === "";

/** What the description says of a field; of its elements, where the field is a list that says nothing itself. */
function noted(schema: Given["schema"]): FieldNotes {
  const inner = schema && bare(schema);
  return {
    ...(inner instanceof z.ZodArray && notesOf(inner.element as z.core.$ZodType)),
    ...(schema && notesOf(schema)),
  };
}

function example(schema: Given["schema"]): string {
  const [first] = noted(schema).examples ?? [];
  return first === undefined
    ? ""
    : `, par exemple ${typeof first === "string" ? `« ${first} »` : JSON.stringify(first)}`;
}

function purpose(schema: Given["schema"]): string {
  const { description } = noted(schema);
  return description ? ` (${description.replace(/\.$/, "")})` : "";
}

const expectedKind = (schema: Given["schema"]) => {
  const inner = schema && bare(schema);
  return inner instanceof z.ZodEnum ? "string" : (inner?._zod.def.type ?? "string");
};

const missing = ({ schema }: Given): Words => ({
  message: "ce champ est obligatoire et il manque",
  remedy: `ajoutez-le : ${KINDS[expectedKind(schema)] ?? "une valeur"}${purpose(schema)}${example(schema)}`,
});

const empty = ({ schema }: Given): Words => ({
  message: "ce texte est vide",
  remedy: `écrivez-le${purpose(schema)}${example(schema)}, ou supprimez le champ s'il est facultatif`,
});

/** How long a text or a list is, and how long it may be. */
function size(issue: Extract<Issue, { code: "too_small" | "too_big" }>, given: Given): Words {
  const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const bound = `${issue.exact ? "exactement" : issue.code === "too_small" ? "au moins" : "au plus"}`;
  if (isEmptyText(given.value)) return empty(given);
  if (issue.origin === "string") {
    const { length } = String(given.value);
    const [word, verb] = issue.code === "too_small" ? ["court", "ajoutez"] : ["long", "retirez"];
    return {
      message: `texte trop ${word} : ${count(length, "caractère")}, il en faut ${bound} ${limit}`,
      remedy: `${verb} ${count(Math.abs(length - limit), "caractère")} ou plus${purpose(given.schema)}`,
    };
  }
  if (issue.origin === "array") {
    const { length } = given.value as unknown[];
    const change = length < limit ? "ajoutez-en" : "retirez-en";
    return {
      message: `liste de ${count(length, "élément")}, il en faut ${bound} ${limit}`,
      remedy: `${change} ${Math.abs(length - limit)}${example(given.schema)}`,
    };
  }
  return { message: `${String(given.value)} est hors limites`, remedy: `écrivez un nombre qui vaut ${bound} ${limit}` };
}

const FORMATS: Record<string, Words> = {
  url: {
    message: "ce n'est pas une adresse complète",
    remedy: "écrivez-la entière, sans espace, à partir de https://",
  },
  date: {
    message: "cette date n'existe pas ou n'est pas écrite comme il faut",
    remedy: "écrivez année-mois-jour",
  },
};

const TOLD: { [Code in Issue["code"]]?: Told<Code> } = {
  invalid_type: ({ expected }, given) => {
    if (given.value === undefined) return missing(given);
    const found =
      expected === "int" && typeof given.value === "number" ? "un nombre à virgule" : NAMES[kindOf(given.value)];
    return {
      message: `ce champ attend ${NAMES[expected] ?? "autre chose"}, il contient ${found ?? "autre chose"}`,
      remedy: `écrivez ${KINDS[expected] ?? "une valeur"}${purpose(given.schema)}${example(given.schema)}`,
    };
  },
  too_small: size,
  too_big: size,
  invalid_value: ({ values }, given) => {
    if (given.value === undefined) return missing(given);
    const word = typeof given.value === "string" ? given.value : JSON.stringify(given.value);
    return {
      message: `« ${word} » ne fait pas partie des valeurs possibles`,
      remedy: `${insteadOf(word, values.map(String))}${purpose(given.schema)}`,
    };
  },
  invalid_format: ({ format }, given) => {
    if (isEmptyText(given.value)) return empty(given);
    const told = FORMATS[format] ?? {
      message: "ce n'est pas écrit sous la forme attendue",
      remedy: `suivez la forme attendue${purpose(given.schema)}`,
    };
    return {
      message: `${told.message} : « ${String(given.value)} »`,
      remedy: `${told.remedy}${example(given.schema)}`,
    };
  },
};

/**
 * Says one finding of zod in a French sentence and its remedy: the one table of the checks' messages.
 * @param issue what zod found; its keys nobody knows are told by `unknownKey`
 * @param given what stands in the field, and the field's schema
 */
export function tell(issue: Issue, given: Given): Words {
  const told = TOLD[issue.code] as ((issue: Issue, given: Given) => Words) | undefined;
  return (
    told?.(issue, given) ?? {
      message: "cette valeur ne convient pas",
      remedy: `reprenez la description du champ${purpose(given.schema)}${example(given.schema)}`,
    }
  );
}

/**
 * Says that a field's name is unknown.
 * @param meant the name that was perhaps meant
 * @param free the names that are not yet used at this place
 */
export function unknownKey(meant: string | undefined, free: readonly string[]): Words {
  return {
    message: "ce champ n'existe pas à cet endroit : il ne serait affiché nulle part",
    remedy: meant
      ? `écrivez « ${meant} » à la place, ou supprimez la ligne`
      : `supprimez la ligne${free.length > 0 ? `, ou choisissez parmi : ${[...free].sort().join(", ")}` : ""}`,
  };
}
