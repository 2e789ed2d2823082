import { z } from "zod";
import { explainIssue, unknownKey } from "../messages";
import { nearest } from "../text/nearest";
import { addressOf } from "../links/page-address";
import { fieldName, type FieldPath, problem, type Problem } from "../problem";
import { bare, fits, groupsWith, isFarTooLong, mostOf, notesOf, schemaAt } from "../shapes/tree";
import type { Document } from "./document";
import { inside } from "./groups";

const valueAt = (value: unknown, path: FieldPath) => path.reduce(inside, value);

type Issue = z.core.$ZodIssue & { path: (string | number)[] };

/** All issues; zod itself does not check the items of a list that is too long. */
function issuesOf(schema: z.core.$ZodType, value: unknown, place: Issue["path"] = []): Issue[] {
  const issues = (z.safeParse(schema, value).error?.issues ?? []) as Issue[];
  return issues.flatMap((issue) => {
    const list = schemaAt(schema, issue.path);
    const found = { ...issue, path: [...place, ...issue.path] };
    const items = valueAt(value, issue.path);
    if (issue.code !== "too_big" || !Array.isArray(items) || !list) return [found];
    const { element } = bare(list) as z.ZodArray;
    return [found, ...items.flatMap((item, index) => issuesOf(element, item, [...found.path, index]))];
  });
}

/** Where a misplaced field belongs: preferably at the file's top level, if it is not there already. */
function homesOf(name: string, shape: z.core.$ZodType, value: object): string[] {
  const homes = groupsWith(name, shape);
  return homes.includes("") && !Object.hasOwn(value, name) ? [""] : homes;
}

/** Whether a visitor's text is only too short or too long; an empty one does not count, as it leaves a gap. */
const isLengthAlone = (issue: Issue, schema: z.core.$ZodType | undefined, given: unknown) =>
  (issue.code === "too_small" || issue.code === "too_big") &&
  schema !== undefined &&
  notesOf(schema).prose === true &&
  typeof given === "string" &&
  given.trim() !== "" &&
  !isFarTooLong(given, mostOf(schema));

/**
 * Checks a file's fields against its shape: names, kinds, lengths, values.
 * @returns its problems; a text of the wrong length is an editorial one
 */
export function checkShape({ path, shape, value, at }: Document): Problem[] {
  const issues = issuesOf(shape, value);
  const reported = new Set<string>();
  const misspelt = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const group = schemaAt(shape, issue.path);
    const names = group && bare(group) instanceof z.ZodObject ? Object.keys((bare(group) as z.ZodObject).shape) : [];
    const free = names.filter((name) => !Object.hasOwn(valueAt(value, issue.path) as object, name));
    const owed = issues
      .filter(({ path }) => path.length === issue.path.length + 1 && issue.path.every((key, at) => path[at] === key))
      .flatMap(({ path }) => (valueAt(value, path) === undefined ? [String(path.at(-1))] : []));
    return issue.keys.map((key) => {
      // « reponse » resembles no name, but in its group it is the only unknown key and only the answer is missing.
      const isOnly = issue.path.length > 0 && issue.keys.length === 1 && owed.length === 1;
      const given = valueAt(value, [...issue.path, key]);
      const replaces = isOnly && fits(schemaAt(group!, [owed[0]!])!, given);
      const meant = nearest(key, [...new Set([...owed, ...free])]) ?? (replaces ? owed[0] : undefined);
      // One mistake, one message: the field that was meant is not reported as missing too.
      if (meant) reported.add(fieldName([...issue.path, meant]));
      const homes = meant ? [] : homesOf(key, shape, value);
      if (homes.length === 1) reported.add(homes[0] ? `${homes[0]}.${key}` : key);
      return problem({ ...at([...issue.path, key]), ...unknownKey(key, given, meant, homes) });
    });
  });
  const wrong = issues.flatMap((issue) => {
    const name = fieldName(issue.path);
    const schema = schemaAt(shape, issue.path);
    const given = valueAt(value, issue.path);
    // The first issue of a field is the cause. checkLinks reports wrong page addresses, except empty ones.
    if (issue.code === "unrecognized_keys" || reported.has(name)) return [];
    if (issue.code === "invalid_format" && schema && notesOf(schema).pageAddress && String(given).trim()) return [];
    reported.add(name);
    const words = explainIssue(issue, { value: given, schema, own: addressOf(path) });
    return [problem({ ...at(issue.path), ...words, ...(isLengthAlone(issue, schema, given) && { editorial: true }) })];
  });
  return [...misspelt, ...wrong];
}
