import { z } from "zod";
import { FAMILY_SHAPES, SINGLE_FILES } from "../files/file-shapes";
import type { FieldNotes } from "../shapes/tree";

type JsonSchema = Record<string, unknown>;

interface EditorSchema {
  /** Name of the schema's file, e.g. `qrcode.json`. */
  name: string;
  /** The files that it describes, as a pattern for editors. */
  fileMatch: string;
  schema: JsonSchema;
}

/** Whether editors understand a note; only our own checks and the GraphQL layer read the others. */
const IS_FOR_EDITORS = {
  id: false,
  description: true,
  examples: true,
  prose: false,
  links: false,
  pageAddress: false,
  toolName: false,
  linkTarget: false,
  appTarget: false,
  form: false,
  format: true,
  placeholders: false,
} satisfies Record<"id" | keyof FieldNotes, boolean>;

/** VS Code's message when a text does not match its pattern. */
const PATTERN_MESSAGE = "Ce n’est pas écrit sous la forme attendue : lisez la description du champ.";

const LINKS_ALLOWED = "Un lien s’y écrit [ces mots](/raccourcir-lien/pdf).";

function forEditors({ jsonSchema }: { jsonSchema: JsonSchema }) {
  if (jsonSchema["links"]) jsonSchema["description"] = `${jsonSchema["description"]} ${LINKS_ALLOWED}`;
  for (const [note, isForEditors] of Object.entries(IS_FOR_EDITORS)) if (!isForEditors) delete jsonSchema[note];
  if ("pattern" in jsonSchema) jsonSchema["patternErrorMessage"] = PATTERN_MESSAGE;
}

const schemaOf = (shape: z.ZodObject): JsonSchema =>
  z.toJSONSchema(shape, { io: "input", target: "draft-7", reused: "inline", override: forEditors });

/**
 * Describes every file of `data/` for editors, from the same shapes that the build checks.
 * @returns one JSON Schema per family and one per single file, with French descriptions and examples
 */
export function editorSchemas(): EditorSchema[] {
  return [
    ...Object.entries(FAMILY_SHAPES).map(([family, shape]) => ({
      name: `${family}-page.json`,
      fileMatch: `/data/${family}/*.json`,
      schema: schemaOf(shape),
    })),
    ...Object.entries(SINGLE_FILES).map(([path, shape]) => ({
      name: path.replaceAll("/", "-"),
      fileMatch: `/data/${path}`,
      schema: schemaOf(shape),
    })),
  ];
}
