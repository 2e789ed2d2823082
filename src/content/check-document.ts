import type { Node } from "jsonc-parser";
import { z } from "zod";
import { shapeOf } from "./documents";
import { parseJson } from "./json-errors";
import { lineAt, lineOf } from "./locate";
import { tell, unknownKey } from "./messages";
import { type FieldPath, problem, type Problem } from "./problem";
import { bare, schemaAt } from "./shape-tree";

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
  if (error) return { problems: [problem({ ...error, file, line: lineAt(text, error.offset) })] };
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
  const issues = result.error.issues;
  const listed = new Set(
    issues.filter(({ code }) => code === "too_small" || code === "too_big").map(({ path }) => path.join()),
  );
  return issues.flatMap((issue) => {
    const path = issue.path as (string | number)[];
    const schema = schemaAt(shape, path);
    const given = valueAt(value, path);
    if (issue.code === "unrecognized_keys") {
      const group = schema && bare(schema);
      const names = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
      const free = names.filter((name) => !Object.hasOwn(given as object, name));
      return issue.keys.map((key) => problem({ ...at([...path, key]), ...unknownKey(key, names, free) }));
    }
    // A text can break its length and its form at once: the length says enough.
    if (issue.code === "invalid_format" && listed.has(path.join())) return [];
    return [problem({ ...at(path), ...tell(issue, { value: given, schema }) })];
  });
}
