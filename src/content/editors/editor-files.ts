import { isDeepStrictEqual } from "node:util";
import { applyEdits, modify, parse } from "jsonc-parser";
import { editorSchemas } from "./json-schemas";

export const SCHEMA_FOLDER = ".vscode/schemas";
export const EDITOR_SETTINGS = ".vscode/settings.json";

const FORMATTING = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/**
 * The files that make VS Code complete and check `data/` while writers type.
 * @param read gives the text of a file of the project; only the settings are read, to keep their other content
 * @returns texts by path from the project's root
 */
export function editorFiles(read: (path: string) => string): Map<string, string> {
  const schemas = editorSchemas();
  const wiring = schemas.map(({ name, fileMatch }) => ({ fileMatch: [fileMatch], url: `./${SCHEMA_FOLDER}/${name}` }));
  return new Map([
    ...schemas.map(({ name, schema }) => [`${SCHEMA_FOLDER}/${name}`, `${JSON.stringify(schema, null, 2)}\n`] as const),
    [EDITOR_SETTINGS, withWiring(read(EDITOR_SETTINGS), wiring)] as const,
  ]);
}

function withWiring(settings: string, wiring: object[]): string {
  if (isDeepStrictEqual(parse(settings)["json.schemas"], wiring)) return settings;
  return applyEdits(settings, modify(settings, ["json.schemas"], wiring, FORMATTING));
}
