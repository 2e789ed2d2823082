import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const cacheOf = (folder: string) => path.join(folder, ".cache");

/** Names the folder that the cache was made in. */
const noteOf = (folder: string) => path.join(cacheOf(folder), "folder.txt");

/**
 * Empties Gatsby's cache where it was made in another folder: it names that folder, and the build would fail. The
 * cache's own folder stays, which may be a disk of its own.
 * @param folder the project's
 */
export function forgetMovedCache(folder = process.cwd()): void {
  const note = noteOf(folder);
  if (!existsSync(note) || readFileSync(note, "utf8") === folder) return;
  console.log("This folder was moved or copied since it was built: building anew.");
  const cache = cacheOf(folder);
  for (const name of readdirSync(cache)) rmSync(path.join(cache, name), { recursive: true, force: true });
}

/**
 * Notes where the cache was made; to be called when Gatsby, which empties it now and then, has ended.
 * @param folder the project's
 */
export function noteFolderOfCache(folder = process.cwd()): void {
  if (existsSync(cacheOf(folder))) writeFileSync(noteOf(folder), folder);
}
