import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { editorFiles, SCHEMA_FOLDER } from "../content/editor-files";

/** Writes the editors' JSON Schemas and their wiring (issue "The writer's desk"); run it after a change of shape. */
function schemas() {
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  const files = editorFiles((path) => readFileSync(path, "utf8"));
  for (const [path, text] of files) writeFileSync(path, text);
  console.log(`${files.size} files written under .vscode/`);
}

schemas();
