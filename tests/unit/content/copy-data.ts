import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The page that the writers' commands give as an example: one day it may exist. */
const EXAMPLE = "data/raccourcir-lien/mastodon.json";

/** A page that a writer has just added has four fields and raises a warning. */
const isDraft = (file: string) =>
  /^data\/(raccourcir-lien|qrcode|lien-en-bio)\/.+\.json$/.test(file) &&
  !("what" in JSON.parse(readFileSync(file, "utf8")));

const REVIEWED = /("verifieLe": ")[\d-]+/;

/** Old facts raise a warning; those of a copy are reviewed today. */
function review(file: string) {
  const text = readFileSync(file, "utf8");
  const today = new Date().toISOString().slice(0, 10);
  if (REVIEWED.test(text)) writeFileSync(file, text.replace(REVIEWED, `$1${today}`));
}

/**
 * Copies the real `data/` so that no check reports anything.
 * @param folder the folder to create
 */
export function copyData(folder: string): void {
  cpSync("data", folder, { recursive: true, filter: (file) => file !== EXAMPLE && !isDraft(file) });
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".json")) review(path.join(folder, file));
}
