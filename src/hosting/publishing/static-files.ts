import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { COMPRESSED, HOST_FILES } from "../file-classes";
import { filesBelow } from "../../content/files/files-below";
import { SiteError } from "../site-error";
import { fileOfPage } from "./published-pages";

/**
 * Refuses static files whose names need escapes in a URL: servers redirect such a URL to its plain form, where there is
 * no file.
 * @throws SiteError that names them
 */
export function refuseEscapedNames(staticFolder: string) {
  const refused = filesBelow(staticFolder).filter((file) => !/^[\w.@~/-]+$/.test(file));
  if (refused.length === 0) return;
  const names = refused.map((file) => path.posix.join(staticFolder, file)).join("\n");
  throw new SiteError(
    `No server finds these files: rename them with unaccented letters, digits, . _ - @ and ~ alone.\n${names}`,
  );
}

/** What the build writes at the root of the site, before Gatsby copies the static folder there or after it. */
const WRITTEN = [
  ...HOST_FILES,
  "/.well-known/security.txt",
  "/doctor.json",
  "/llms.txt",
  "/pages.json",
  "/robots.txt",
  "/site.webmanifest",
  "/sitemap.xml",
];

/** The folders that the build writes to or clears; the names it uses there may change at any time. */
const OWN_FOLDERS = /^\/(?:drawings|page-data|_gatsby)\//;

/** Whether a static file has the name of one of the site's own, which Gatsby's copy may have overwritten. */
export function namedLike(pages: readonly string[]) {
  const own = new Set([...WRITTEN, ...pages.map(fileOfPage)]);
  return (file: string) =>
    own.has(file) ||
    own.has(file.replace(/\/index\.html$/, ".html")) ||
    OWN_FOLDERS.test(file) ||
    COMPRESSED.test(file);
}

const isPage = (file: string) => file.endsWith(".html") || file.startsWith("/page-data/");
const LOST_PAGE = "Then run `npx gatsby clean`: Gatsby copied yours over its own page, which it may not write again.";

/** Whether two files have the same bytes. */
export const isSame = (one: string, other: string) => existsSync(one) && readFileSync(one).equals(readFileSync(other));

/**
 * Refuses static files that the build would lose; without this error it would do so silently.
 * @returns a function that throws a SiteError naming the files for which `isLost` is true
 */
export function refusalOfLost(staticFolder: string) {
  const files = filesBelow(staticFolder);
  return (isLost: (file: string) => boolean) => {
    const lost = files.filter(isLost);
    if (lost.length === 0) return;
    throw new SiteError(
      "The build writes files of these names itself, or clears their folder, and yours would be lost. A host's rules " +
        "of your own go into its own settings, e.g. netlify.toml; of a file that is to be downloaded, change the " +
        "name, e.g. export.zip, or the folder.\n" +
        [...lost.map((file) => path.posix.join(staticFolder, file)), ...(lost.some(isPage) ? [LOST_PAGE] : [])].join(
          "\n",
        ),
    );
  };
}
