import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Header } from "./headers";
import type { Redirect } from "../content/links/redirects";

/** What a build knows and every server needs; the address rules and the cache rules are code beside this file. */
export interface Hosting {
  /** Sent with every answer, but of some files (see `headersOf`). */
  headers: readonly Header[];
  moved: readonly Redirect[];
}

/** Where a build leaves what servers need and visitors must not get: gone with `gatsby clean`, like the site itself. */
export const HOSTING_FOLDER = path.join(".cache", "hosting");

const FILE = "hosting.json";

/**
 * Reads the description that the last build wrote.
 * @returns null when there is none, or a part: the build that wrote it was cut off
 */
export function readHosting(folder = HOSTING_FOLDER): Hosting | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, FILE), "utf8")) as Hosting;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Takes the description away: what a build is about to rewrite is not to be served as the last one described it. */
export const withdrawHosting = (folder: string) => rmSync(path.join(folder, FILE), { force: true });

/** The description as a file, for the server of `npm run serve`. */
export const hostingFile = (hosting: Hosting) => ({ name: FILE, content: JSON.stringify(hosting, null, 2) });
