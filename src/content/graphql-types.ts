import { z } from "zod";
import { FAMILY_SHAPES, SINGLE_FILES, TOOL_SHAPES, typeNameOf } from "./files/file-shapes";

type JsonSchema = {
  type?: string | string[];
  $ref?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  default?: unknown;
  prose?: boolean;
  pageAddress?: boolean;
  toolName?: boolean;
};

const SCALARS: Record<string, string> = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" };

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function typeOf(schema: JsonSchema): string {
  if (schema.toolName) return "Tool";
  if (schema.$ref) return schema.$ref.split("/").at(-1)!;
  if (schema.anyOf) return typeOf(schema.anyOf.find(({ type }) => type !== "null")!);
  if (schema.type === "array") return `[${schema.items?.pageAddress ? "FamilyPage" : typeOf(schema.items!)}!]`;
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== "null")! : schema.type!;
  return SCALARS[type] ?? "JSON";
}

const isNullable = (schema: JsonSchema) =>
  schema.anyOf?.some(({ type }) => type === "null") || (Array.isArray(schema.type) && schema.type.includes("null"));

function directivesOf(schema: JsonSchema): string {
  if (schema.prose || schema.items?.prose) return " @prose";
  if (schema.items?.pageAddress) return " @pages";
  if (schema.toolName) return ` @tool(byDefault: ${JSON.stringify(schema.default)})`;
  if (schema.default !== undefined) return ` @fallback(value: ${JSON.stringify(schema.default)})`;
  return "";
}

function fieldsOf(schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const certain = schema.required?.includes(name) && !isNullable(field) && !field.toolName;
    return `  ${name}: ${typeOf(field)}${certain ? "!" : ""}${directivesOf(field)}`;
  });
}

const PAGE_FIELDS = [
  "  id: ID!",
  "  slug: String! @slug",
  "  path: String! @address",
  "  label: String! @label",
  "  sortName: String! @sortName",
];

const FAMILY_PAGE = " & FamilyPage";
const TOOL = " & Tool";

const withoutDirectives = (line: string) => line.replace(/ @.*$/, "");

/** The fields of every tool: its name, and the texts around it. */
const TOOL_FIELDS = ["  id: ID!", "  name: String! @slug", "  frame: ToolFrame! @toolFrame"];

/**
 * Writes Gatsby's type definitions from the description of the content.
 * @returns GraphQL SDL: one type per file, one per nested object, and the interfaces `FamilyPage` of the three families
 *   and `Tool` of the tools
 */
export function graphqlTypes(): string {
  const families = Object.values(FAMILY_SHAPES);
  const tools = Object.values(TOOL_SHAPES);
  const shapes = [...new Set([...families, ...Object.values(SINGLE_FILES)])];
  const nested = new Map<string, string[]>();
  const documents = shapes.map((shape) => {
    const name = typeNameOf(shape);
    const { $defs = {}, ...root } = z.toJSONSchema(shape, { io: "output" }) as JsonSchema & {
      $defs?: Record<string, JsonSchema>;
    };
    for (const [id, definition] of Object.entries($defs)) if (id !== name) nested.set(id, fieldsOf(definition));
    const own = $defs[name] ?? root;
    const fields = fieldsOf(own);
    if (families.includes(shape)) {
      return { name, is: FAMILY_PAGE, own: [...PAGE_FIELDS, ...fields] };
    }
    return tools.includes(shape) ? { name, is: TOOL, own: [...TOOL_FIELDS, ...fields] } : { name, is: "", own: fields };
  });
  const sharedBy = (is: string) => {
    const [first = [], ...others] = documents
      .filter((one) => one.is === is)
      .map(({ own }) => own.map(withoutDirectives));
    return first.filter((line) => others.every((own) => own.includes(line))).join("\n");
  };
  return [
    "type QrCode {\n  path: String!\n  size: Int!\n}",
    `interface FamilyPage implements Node {\n${sharedBy(FAMILY_PAGE)}\n}`,
    `interface Tool implements Node {\n${sharedBy(TOOL)}\n}`,
    ...documents.map(({ name, is, own }) => `type ${name} implements Node${is} @dontInfer {\n${own.join("\n")}\n}`),
    ...[...nested].map(([name, fields]) => `type ${pascal(name)} {\n${fields.join("\n")}\n}`),
  ].join("\n\n");
}
