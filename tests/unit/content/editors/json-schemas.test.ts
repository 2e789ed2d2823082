import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { FAMILY_SHAPES, SINGLE_FILES } from "../../../../src/content/files/file-shapes";
import { editorFiles, SCHEMA_FOLDER } from "../../../../src/content/editors/editor-files";
import { editorSchemas } from "../../../../src/content/editors/json-schemas";
import { bare, notesOf } from "../../../../src/content/shapes/tree";

type Leaf = { path: string; schema: z.core.$ZodType };

function leavesOf(schema: z.core.$ZodType, path: string): Leaf[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([key, field]) => leavesOf(field as z.core.$ZodType, `${path}.${key}`));
  if (inner instanceof z.ZodArray) return leavesOf(inner.element, `${path}[]`);
  return [{ path, schema }];
}

const SHAPES = { ...FAMILY_SHAPES, ...SINGLE_FILES };

describe("the editors' schemas", () => {
  it("are up to date: `npm run schemas` would change nothing", () => {
    const files = editorFiles((path) => readFileSync(path, "utf8"));
    for (const [path, text] of files) expect([path, readFileSync(path, "utf8")]).toEqual([path, text]);
    expect(readdirSync(SCHEMA_FOLDER).sort()).toEqual(
      editorSchemas()
        .map(({ name }) => name)
        .sort(),
    );
  });

  it("require what the build requires, and no more", () => {
    const variant = editorSchemas().find(({ fileMatch }) => fileMatch === "/data/raccourcir-lien/*.json");
    expect(variant?.schema).toMatchObject({
      definitions: {
        Variant: { required: ["title", "subtitle", "description", "features"], additionalProperties: false },
      },
    });
  });

  describe.each(Object.entries(SHAPES))("of %s", (name, shape) => {
    it("describe every field in French and show a valid example", () => {
      for (const { path, schema } of leavesOf(shape, name)) {
        const { description, examples = [] } = notesOf(schema);
        expect([path, description?.length ?? 0]).not.toEqual([path, 0]);
        expect([path, examples.length]).not.toEqual([path, 0]);
        for (const example of examples)
          expect([path, example, z.safeParse(schema, example).success]).toEqual([path, example, true]);
      }
    });
  });
});
