import { cpSync, readFileSync } from "node:fs";

/** The page that the writers' commands give as an example: one day they may have it. */
const EXAMPLE = "data/raccourcir-lien/mastodon.json";

/** A page that a writer has just dropped has four fields, and a warning of its own. */
const isDraft = (file: string) =>
  /^data\/(raccourcir-lien|qrcode|lien-en-bio)\/.+\.json$/.test(file) &&
  !("what" in JSON.parse(readFileSync(file, "utf8")));

/**
 * Copies the real `data/`, of which nothing is to be said.
 * @param folder where to, as a folder of its own
 */
export const copyData = (folder: string): void =>
  cpSync("data", folder, { recursive: true, filter: (file) => file !== EXAMPLE && !isDraft(file) });
