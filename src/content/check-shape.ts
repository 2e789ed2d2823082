import { z } from "zod";
import type { Document } from "./check-document";
import { tell, unknownKey } from "./messages";
import { nearest } from "./nearest";
import { fieldName, type FieldPath, problem, type Problem } from "./problem";
import { bare, notesOf, schemaAt } from "./shape-tree";

const valueAt = (value: unknown, path: FieldPath) =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

/** Checks a file's fields against its shape: names, kinds, lengths, values. */
export function checkShape({ shape, value, at }: Document): Problem[] {
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
