import { z } from "zod";
import { bare, type FieldNotes, fits, notesOf } from "../shapes/tree";

type Schema = z.core.$ZodType | undefined;

/** What to write into a field of each kind. */
export const KINDS: Record<string, string> = {
  string: "un texte entre guillemets droits",
  number: "un nombre, sans guillemets, avec un point pour les décimales",
  int: "un nombre entier, sans guillemets ni virgule",
  boolean: "true ou false, sans guillemets",
  array: "une liste entre crochets [ ]",
  object: "un groupe de champs entre accolades { }",
};

/** What a field of each kind is called. */
export const NAMES: Record<string, string> = {
  string: "un texte",
  number: "un nombre",
  int: "un nombre entier",
  infinity: "un nombre démesuré",
  boolean: "true ou false",
  array: "une liste",
  object: "un groupe de champs",
  null: "null",
};

/** The notes of a field; for a list without notes, those of its elements. */
function noted(schema: Schema): FieldNotes {
  const inner = schema && bare(schema);
  return {
    ...(inner instanceof z.ZodArray && notesOf(inner.element)),
    ...(schema && notesOf(schema)),
  };
}

/** A field's example, for the end of a remedy; skips one that would be refused here. */
export function example(schema: Schema, opening = ", par exemple", refused?: string): string {
  const first = noted(schema).examples?.find((each) => each !== refused);
  return first === undefined ? "" : `${opening} : ${typeof first === "string" ? first : JSON.stringify(first)}`;
}

/** The required fields of a group, for the remedy of a value that is no group; empty for all other kinds. */
export function members(schema: Schema): string {
  const inner = schema && bare(schema);
  if (!(inner instanceof z.ZodObject)) return "";
  const names = Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, field]) =>
    fits(field, undefined) ? [] : [`« ${name} »`],
  );
  return names.length > 0 ? `, avec ${names.join(", ")}` : "";
}

/** What a field is for, in brackets. */
export function purpose(schema: Schema): string {
  const { description } = noted(schema);
  return description ? ` (${description.replace(/\.$/, "")})` : "";
}
