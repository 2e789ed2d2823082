import { mkdirSync } from "node:fs";
import path from "node:path";
import { DATA_FOLDER } from "../content/files/project-folders";

/** What `npm run develop` shows of `data/`: the last good text of each file. `gatsby clean` deletes it. */
export const ACCEPTED_FOLDER = path.join(".cache", "accepted-data");

/** Whether this is `npm run develop`: a build reads the writers' folder itself, once all of it is good. */
export const isDevelop = () => process.env["gatsby_executing_command"] === "develop";

/**
 * The folder that Gatsby reads. It must exist before accepted files fill it.
 * @param root the project's folder
 */
export function contentFolder(root: string): string {
  const folder = path.join(root, isDevelop() ? ACCEPTED_FOLDER : DATA_FOLDER);
  if (isDevelop()) mkdirSync(folder, { recursive: true });
  return folder;
}
