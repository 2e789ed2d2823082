import { applyEdits, modify } from "jsonc-parser";
import { editorSchemas } from "./json-schemas";

export const SCHEMA_FOLDER = ".vscode/schemas";
export const EDITOR_SETTINGS = ".vscode/settings.json";

const FORMATTING = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/**
 * The files that make VS Code complete and check `data/` while writers type.
 * @param read gives the text of a file of the project; only the settings are read, to keep what else they hold
 * @returns texts by path from the project's root
 */
export function editorFiles(read: (path: string) => string): Map<string, string> {
  const schemas = editorSchemas();
  const wiring = schemas.map(({ name, fileMatch }) => ({ fileMatch: [fileMatch], url: `./${SCHEMA_FOLDER}/${name}` }));
  const settings = read(EDITOR_SETTINGS);
  return new Map([
    ...schemas.map(({ name, schema }) => [`${SCHEMA_FOLDER}/${name}`, `${JSON.stringify(schema, null, 2)}\n`] as const),
    [EDITOR_SETTINGS, applyEdits(settings, modify(settings, ["json.schemas"], wiring, FORMATTING))] as const,
  ]);
}
