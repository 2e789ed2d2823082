import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { editorFiles, SCHEMA_FOLDER } from "../content/editors/editor-files";
import { REFERENCE, reference } from "../content/editors/reference";
import { takesNoOptions } from "./options";

const USAGE = `npm run schemas: writes the editors' schemas under .vscode/, and the fields in ${REFERENCE}.`;

/** Writes what is made from the description of the content: the editors' schemas and the writers' guide. */
function schemas() {
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  const files = editorFiles((path) => readFileSync(path, "utf8"));
  for (const [path, text] of files) writeFileSync(path, text);
  writeFileSync(REFERENCE, reference());
  console.log(`${files.size} files written under .vscode/, and ${REFERENCE}`);
}

takesNoOptions(USAGE);
schemas();
