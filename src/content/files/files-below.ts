import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Every file below a folder.
 * @returns their paths in it, e.g. `/qrcode/dynamique.html`; none if the folder is missing
 */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  // One call: folder by folder, 10,000 pages take two seconds more. `withFileTypes` saves a `stat` per file.
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")}`);
}
