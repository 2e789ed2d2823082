import { rmSync } from "node:fs";
import path from "node:path";
import type { Header } from "./headers";
import type { Redirect } from "../content/links/redirects";
import { readRecord } from "./read-record";

/** Build results that every server needs; the URL rules and the cache rules are code beside this file. */
export interface Hosting {
  /** Sent with every response, except some files (see `headersOf`). */
  headers: readonly Header[];
  moved: readonly Redirect[];
}

/** Build output for servers, never for visitors; `gatsby clean` deletes it, like the site itself. */
export const HOSTING_FOLDER = path.join(".cache", "hosting");

const FILE = "hosting.json";

/**
 * Reads the description that the last build wrote.
 * @returns null when it is missing, or incomplete after an interrupted build
 */
export const readHosting = (folder = HOSTING_FOLDER) => readRecord<Hosting>(path.join(folder, FILE));

/** Deletes the description: a site that a build is about to rewrite must not be served with the old one. */
export const withdrawHosting = (folder: string) => rmSync(path.join(folder, FILE), { force: true });

/** The description as a file, for the server of `npm run serve`. */
export const hostingFile = (hosting: Hosting) => ({ name: FILE, content: JSON.stringify(hosting, null, 2) });
