import { z } from "zod";
import { bare, notesOf } from "../shapes/tree";

type Schema = z.core.$ZodType;

/** The limits of a field in a JSON Schema. */
interface Limits {
  type?: string;
  format?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** The limits of a field, without its wrappers. */
export const limitsOf = (schema: Schema) =>
  z.toJSONSchema(bare(schema), { io: "input", target: "draft-7", reused: "inline" }) as Limits;

/**
 * A valid value for a field, from the examples of its description.
 * @param isLater whether it follows another element of the same list: optional fields may be allowed only once
 * @returns for a group, all of its fields; for a list, as few elements as allowed, but at least one
 */
export function goodValue(schema: Schema, isLater = false): unknown {
  const inner = bare(schema);
  const { examples = [] } = notesOf(schema);
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape)
        .filter(([, field]) => !isLater || !(field instanceof z.ZodOptional))
        .map(([name, field]) => [name, goodValue(field as Schema)]),
    );
  if (inner instanceof z.ZodArray) {
    const element = inner.element;
    const choices = notesOf(element).examples ?? [];
    const length = Math.max(1, limitsOf(schema).minItems ?? 1);
    return Array.from({ length }, (_, index) => choices[index] ?? goodValue(element, index > 0));
  }
  return examples[0] ?? (inner instanceof z.ZodBoolean ? true : null);
}

/** A text with likely mistakes, the likeliest first. */
function slips(good: string, { format, minLength = 0, maxLength, enum: values }: Limits): string[] {
  return [
    ...(format === "date" ? ["9 mars 2026"] : []),
    ...(format === "uri" ? [good.replace(/^https?:\/\//, "")] : []),
    ...(values ? [good.slice(0, -1), `${good}s`, `${good}x`] : []),
    `${good}/`,
    good.charAt(0).toUpperCase() + good.slice(1).replace(/-/g, " "),
    good.slice(0, Math.max(0, minLength - 1)).trimEnd(),
    ...(maxLength === undefined ? [] : [good.padEnd(maxLength + 1, " et encore")]),
    "",
  ];
}

/**
 * A wrong value for a field, derived from its rule: a word misspelt, a text too short, a list with one element too few.
 * @returns undefined for a group, whose fields have rules of their own
 */
export function badValue(schema: Schema): unknown {
  const inner = bare(schema);
  const limits = limitsOf(schema);
  const good = goodValue(schema);
  if (inner instanceof z.ZodObject) return undefined;
  if (inner instanceof z.ZodArray) {
    const list = good as unknown[];
    if ((limits.minItems ?? 0) > 1) return list.slice(1);
    // Without a minimum length, the likeliest mistake is one element without the list's brackets.
    return limits.minItems === 1 ? [] : list[0];
  }
  if (notesOf(schema).pageAddress) return String(good).slice(0, -1);
  if (typeof good !== "string") return typeof good === "boolean" ? "oui" : String(good);
  return slips(good, limits).find((slip) => slip !== good && !z.safeParse(schema, slip).success);
}
