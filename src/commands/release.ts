import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatProblems } from "../content/format-problems";
import { BUILT_FOLDER, DATA_FOLDER } from "../content/files/project-folders";
import { checkReleasedFile } from "../content/checks/released";
import { readHosting } from "../hosting/description";
import { readReleased, RELEASED, releasedFile } from "../content/links/released";
import { takesNoOptions } from "./system/options";

const USAGE = `npm run release: adds the addresses of public/ to data/adresses.txt, once they are online.

Exit codes: 0 the list is written, 1 there is no built site, or the list cannot be read or written, 2 wrong usage.`;

/** The paths of all addresses in the sitemaps of the built site. */
const addressesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^sitemap-\d+\.xml$/.test(name))
    .flatMap((name) => [...readFileSync(path.join(folder, name), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)])
    .map(([, address]) => new URL(address!).pathname);

/**
 * Adds the addresses that a release publishes, from its sitemap, to the list. Run it once the built site is online, and
 * commit the list: from then on, the checks report each of them that no longer works.
 */
function release(): number {
  if (!readHosting() || !existsSync(BUILT_FOLDER)) {
    console.error("There is no finished site in public/. Run `npm run build` first.");
    return 1;
  }
  const unreadable = checkReleasedFile(DATA_FOLDER).filter(({ level }) => level === "problem");
  if (unreadable.length > 0) {
    console.error(`${formatProblems(unreadable)}\n\nNothing was written: the addresses in it would be lost.`);
    return 1;
  }
  const known = readReleased(DATA_FOLDER).map(({ address }) => address);
  const published = addressesOf(BUILT_FOLDER);
  const file = path.join(DATA_FOLDER, RELEASED);
  // A full disk must not cut the list.
  const draft = `${file}~`;
  try {
    writeFileSync(draft, releasedFile([...known, ...published]));
    renameSync(draft, file);
  } finally {
    // Half a list beside it would stop every build.
    rmSync(draft, { force: true });
  }
  const fresh = published.filter((address) => !known.includes(address));
  console.log(`${file}: ${fresh.length} new addresses${fresh.length > 0 ? ` (${fresh.join(", ")})` : ""}`);
  return 0;
}

takesNoOptions(USAGE);
try {
  process.exitCode = release();
} catch (error) {
  console.error(`The list could not be written. ${(error as Error).message}`);
  process.exitCode = 1;
}
