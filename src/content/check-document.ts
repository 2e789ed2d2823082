import { getLocation, type Node } from "jsonc-parser";
import { z } from "zod";
import { shapeOf } from "./documents";
import { parseJson } from "./json-errors";
import { lineAt, lineOf } from "./locate";
import { tell, unknownKey } from "./messages";
import { nearest } from "./nearest";
import { fieldName, type FieldPath, problem, type Problem } from "./problem";
import { bare, notesOf, schemaAt } from "./shape-tree";

/** A file whose JSON could be read: its content, and where its fields stand. */
export interface Document {
  /** Path relative to `data/`. */
  path: string;
  shape: z.ZodObject;
  value: Record<string, unknown>;
  /** Makes a problem's place: the file and the line of a field. */
  at(field: FieldPath): { file: string; line: number; field: FieldPath };
}

export interface Checked {
  problems: Problem[];
  document?: Document;
}

/** The field in which a position of a text stands, as far as it can be told. */
const pathAt = (text: string, offset: number) => getLocation(text, offset).path.filter((key) => key !== "");

const valueAt = (value: unknown, path: FieldPath) =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

/**
 * Checks one file against its shape.
 * @param path path relative to `data/`; a shape must exist for it
 * @param text the whole file
 * @returns every problem of the file, and its content when its JSON can be read
 */
export function checkDocument(path: string, text: string): Checked {
  const file = `data/${path}`;
  const shape = shapeOf(path)!;
  if (text.trim() === "") {
    return {
      problems: [
        problem({
          file,
          line: 1,
          message: "le fichier est vide",
          remedy: "copiez-y une page voisine et remplacez ses textes",
        }),
      ],
    };
  }
  const { tree, error } = parseJson(text);
  if (error)
    return {
      problems: [problem({ ...error, file, line: lineAt(text, error.offset), field: pathAt(text, error.offset) })],
    };
  if (tree.type !== "object") {
    const remedy = "commencez le fichier par { et finissez-le par }, les champs entre les deux";
    return {
      problems: [
        problem({
          file,
          line: lineAt(text, tree.offset),
          message: "le fichier doit être un seul groupe de champs",
          remedy,
        }),
      ],
    };
  }
  const value = JSON.parse(text) as Record<string, unknown>;
  const at = (field: FieldPath) => ({ file, line: lineOf(text, tree as Node, field), field });
  const document: Document = { path, shape, value, at };
  return { problems: checkShape(document), document };
}

function checkShape({ shape, value, at }: Document): Problem[] {
  const result = shape.safeParse(value);
  if (result.success) return [];
  const issues = result.error.issues as (z.core.$ZodIssue & { path: (string | number)[] })[];
  const told = new Set<string>();
  const misspelt = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const group = schemaAt(shape, issue.path);
    const names = group && bare(group) instanceof z.ZodObject ? Object.keys((bare(group) as z.ZodObject).shape) : [];
    const free = names.filter((name) => !Object.hasOwn(valueAt(value, issue.path) as object, name));
    return issue.keys.map((key) => {
      const meant = nearest(key, free);
      // One slip, one message: the field that was meant is not reported as missing too.
      if (meant) told.add(fieldName([...issue.path, meant]));
      return problem({ ...at([...issue.path, key]), ...unknownKey(meant, free) });
    });
  });
  const wrong = issues.flatMap((issue) => {
    const name = fieldName(issue.path);
    const schema = schemaAt(shape, issue.path);
    // Of several findings on one field the first is the cause. Addresses of pages are told by checkLinks.
    if (issue.code === "unrecognized_keys" || told.has(name)) return [];
    if (issue.code === "invalid_format" && schema && notesOf(schema).pageAddress) return [];
    told.add(name);
    return [problem({ ...at(issue.path), ...tell(issue, { value: valueAt(value, issue.path), schema }) })];
  });
  return [...misspelt, ...wrong];
}
