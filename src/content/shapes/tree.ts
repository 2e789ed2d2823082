import { z } from "zod";
import { countCharacters } from "../text/characters";
import type { FieldPath } from "../problem";

type Schema = z.core.$ZodType;

export interface FieldNotes {
  description?: string;
  examples?: unknown[];
  /** Visitor prose: typeset, spell-checked, compared. */
  prose?: boolean;
  /** May hold links to pages of the site, written as in Markdown. */
  links?: boolean;
  /** Must be the address of a page of the site. */
  pageAddress?: boolean;
  /** Names the tool that a page offers. */
  toolName?: boolean;
  /** Leads to a page of the site, the application or the support. */
  linkTarget?: boolean;
  /** Leads to a page of the application, and of the application alone. */
  appTarget?: boolean;
  /** What to write into it, if only a pattern decides. */
  form?: string;
  /** The kind of text it holds, as JSON Schema calls it. */
  format?: string;
  /** Names in braces that only this field knows. */
  placeholders?: string[];
}

/** Takes the wrappers off a schema: optional, nullable, default. */
export function bare(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return bare(schema.unwrap());
  }
  return schema;
}

/** The notes of a field; those of its wrappers override those of its core. */
export function notesOf(schema: Schema): FieldNotes {
  const outer = z.globalRegistry.get(schema) ?? {};
  const inner = bare(schema);
  return { ...(inner === schema ? {} : z.globalRegistry.get(inner)), ...outer };
}

/**
 * The schema of a field.
 * @param shape schema of the file
 * @param path path of the field in the file
 * @returns undefined if the shape has no such field
 */
export function schemaAt(shape: Schema, path: FieldPath): Schema | undefined {
  return path.reduce<Schema | undefined>((schema, key) => {
    const inner = schema && bare(schema);
    if (inner instanceof z.ZodObject) return inner.shape[key] as Schema | undefined;
    return inner instanceof z.ZodArray ? inner.element : undefined;
  }, shape);
}

/**
 * The groups of a shape that have a field of this name.
 * @returns their names as in `guide.steps[]`; empty for the file's own level
 */
export function groupsWith(name: string, shape: Schema, group = ""): string[] {
  const inner = bare(shape);
  if (inner instanceof z.ZodArray) return groupsWith(name, inner.element, `${group}[]`);
  if (!(inner instanceof z.ZodObject)) return [];
  return [
    ...(Object.hasOwn(inner.shape, name) ? [group] : []),
    ...Object.entries(inner.shape).flatMap(([key, field]) =>
      groupsWith(name, field as Schema, group ? `${group}.${key}` : key),
    ),
  ];
}

/** Whether a value matches a schema. */
export const fits = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/** A text this many times its maximum length was pasted into the wrong field. */
export const FAR = 10;

/** How many characters a text may have. */
export const mostOf = (schema: Schema): number => {
  const inner = bare(schema);
  return (inner instanceof z.ZodString && inner.maxLength) || Infinity;
};

/** Whether a text cannot be meant for its field: reading it word by word would take minutes. */
export const isFarTooLong = (text: string, most: number): boolean =>
  text.length > most * FAR && countCharacters(text) > most * FAR;

export interface TextField {
  path: (string | number)[];
  text: string;
  notes: FieldNotes;
  /** How many characters it may have. */
  most: number;
}

/* A cache: a dozen checks ask for the same texts. */
const listed = new WeakMap<object, { shape: Schema; texts: readonly TextField[] }>();

/**
 * Lists the texts of a file with the notes of each.
 * @param shape schema of the file
 * @param value the file's content, which may be wrong in any way; it must not change afterwards
 */
export function textsOf(shape: Schema, value: unknown): readonly TextField[] {
  if (typeof value !== "object" || value === null) return [];
  const known = listed.get(value);
  if (known?.shape === shape) return known.texts;
  const texts = textsIn(shape, value, []);
  listed.set(value, { shape, texts });
  return texts;
}

function textsIn(shape: Schema, value: unknown, path: TextField["path"]): TextField[] {
  const schema = bare(shape);
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null && !Array.isArray(value)) {
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      Object.hasOwn(value, key)
        ? textsIn(field as Schema, (value as Record<string, unknown>)[key], [...path, key])
        : [],
    );
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(schema.element, item, [...path, index]));
  }
  return typeof value === "string" ? [{ path, text: value, notes: notesOf(shape), most: mostOf(schema) }] : [];
}
