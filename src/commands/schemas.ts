import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { EDITOR_SETTINGS, editorFiles, SCHEMA_FOLDER } from "../content/editors/editor-files";
import { REFERENCE, reference } from "../content/editors/reference";
import { takesNoOptions } from "./system/options";

const USAGE = `npm run schemas: writes the editors' schemas under .vscode/, and the fields in ${REFERENCE}.`;

/** Writes the files generated from the shapes of the content: the editors' schemas and the writers' guide. */
async function schemas() {
  const files = editorFiles((path) => readFileSync(path, "utf8"));
  // Once modified, the settings must be formatted again.
  files.set(EDITOR_SETTINGS, await format(files.get(EDITOR_SETTINGS)!, await asHere(EDITOR_SETTINGS)));
  const guide = reference();
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const [path, text] of files) writeFileSync(path, text);
  writeFileSync(REFERENCE, guide);
  console.log(`${files.size} files written under .vscode/, and ${REFERENCE}`);
}

const asHere = async (filepath: string) => ({ ...(await resolveConfig(filepath)), filepath });

takesNoOptions(USAGE);
void schemas();
