import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const cacheOf = (folder: string) => path.join(folder, ".cache");

/** The file that names the folder in which the cache was made. */
const noteOf = (folder: string) => path.join(cacheOf(folder), "folder.txt");

/**
 * Empties Gatsby's cache if it was made in another folder: it contains that folder's path, and the build would fail.
 * The `.cache` folder itself stays: it may be a mount point.
 * @param folder the project's
 */
export function forgetMovedCache(folder = process.cwd()): void {
  const note = noteOf(folder);
  if (!existsSync(note) || readFileSync(note, "utf8") === folder) return;
  console.log("This folder was moved or copied since it was built: building from scratch.");
  const cache = cacheOf(folder);
  for (const name of readdirSync(cache)) rmSync(path.join(cache, name), { recursive: true, force: true });
}

/**
 * Records where the cache was made. Call it once Gatsby has ended: Gatsby sometimes empties the cache.
 * @param folder the project's
 */
export function noteFolderOfCache(folder = process.cwd()): void {
  if (existsSync(cacheOf(folder))) writeFileSync(noteOf(folder), folder);
}
