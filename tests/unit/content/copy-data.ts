import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The page that the writers' commands give as an example: one day they may have it. */
const EXAMPLE = "data/raccourcir-lien/mastodon.json";

/** A page that a writer has just dropped has four fields, and a warning of its own. */
const isDraft = (file: string) =>
  /^data\/(raccourcir-lien|qrcode|lien-en-bio)\/.+\.json$/.test(file) &&
  !("what" in JSON.parse(readFileSync(file, "utf8")));

const REVIEWED = /("verifieLe": ")[\d-]+/;

/** Facts grow old, and are then warned of; those of a copy were reviewed today. */
function review(file: string) {
  const text = readFileSync(file, "utf8");
  const today = new Date().toISOString().slice(0, 10);
  if (REVIEWED.test(text)) writeFileSync(file, text.replace(REVIEWED, `$1${today}`));
}

/**
 * Copies the real `data/`, of which nothing is to be said.
 * @param folder where to, as a folder of its own
 */
export function copyData(folder: string): void {
  cpSync("data", folder, { recursive: true, filter: (file) => file !== EXAMPLE && !isDraft(file) });
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".json")) review(path.join(folder, file));
}
