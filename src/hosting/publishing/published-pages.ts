import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { filesBelow } from "../../content/files/files-below";
import { readRecord } from "../read-record";
import { saveChanged } from "../save-changed";

/*
 * Gatsby writes `x/index.html`; we publish an edited `x.html`. Gatsby only rewrites changed pages, so its output is
 * kept beside its cache: each build starts from all of Gatsby's pages, never from our own output.
 */

export interface PageStore<Memory> {
  /** The published files, e.g. `/qrcode/dynamique.html`. */
  files: string[];
  /** A page as Gatsby wrote it. */
  read: (file: string) => string;
  /** What `write` stored for the page, if neither Gatsby's page nor the published one was written since. */
  recall: (file: string) => Memory | undefined;
  /** Publishes a page and stores its `memory`. */
  write: (file: string, html: string, memory: Memory) => void;
  /** Records what was published, so that the next build can tell it from Gatsby's output. */
  close: () => void;
}

interface Published<Memory> {
  digest: string;
  /** Those of Gatsby's page, and of the published one. */
  stamps: [original: string | undefined, own: string | undefined];
  memory: Memory;
}

interface Manifest<Memory> {
  buildVersion?: string;
  pages?: Record<string, Published<Memory>>;
}

/** The hash of a text, in 44 characters. */
export const digest = (content: string) => createHash("sha256").update(content).digest("base64");

/** The file of a page's path; null for `/404`, Gatsby's duplicate of `/404.html`. */
export function fileOfPage(page: string): string | null {
  if (page === "/404") return null;
  if (page === "/") return "/index.html";
  return page.endsWith(".html") ? page : `${page}.html`;
}

/**
 * Collects the pages that Gatsby has just written, and deletes leftovers of earlier builds.
 * @param options.folder the built site
 * @param options.hostingFolder the folder of the servers' files, beside Gatsby's cache
 * @param options.pages the path of every page, Gatsby's own `/404` included
 * @param options.foreign HTML files that are not pages: those of `static/`, as paths inside the built site
 * @param options.buildVersion version of the publishing code; `recall` ignores other versions
 */
export function collectPages<Memory>(options: {
  folder: string;
  hostingFolder: string;
  pages: readonly string[];
  foreign?: readonly string[];
  buildVersion: string;
}): PageStore<Memory> {
  const { folder, hostingFolder, pages, foreign = [], buildVersion } = options;
  const originals = path.join(hostingFolder, "pages");
  const manifest = path.join(hostingFolder, "published.json");
  const before = readRecord<Manifest<Memory>>(manifest) ?? {};
  const published = before.pages ?? {};
  const stampsOf = (file: string): Published<Memory>["stamps"] => [
    stampOf(path.join(originals, file)),
    stampOf(path.join(folder, file)),
  ];
  const files = pages.flatMap((page) => fileOfPage(page) ?? []);

  for (const file of files) {
    const own = path.join(folder, file);
    const nested = path.join(folder, file.replace(/\.html$/, ""), "index.html");
    const original = path.join(originals, file);
    if (existsSync(nested)) move(nested, original);
    else if (existsSync(own) && published[file]?.digest !== digest(readFileSync(own, "utf8"))) copy(own, original);
  }
  const wanted = new Set([...files, ...foreign]);
  for (const file of htmlFiles(folder)) if (!wanted.has(file)) removeWithEmptyFolder(path.join(folder, file));
  for (const file of htmlFiles(originals)) if (!wanted.has(file)) removeWithEmptyFolder(path.join(originals, file));

  return {
    files,
    read: (file) => readFileSync(path.join(originals, file), "utf8"),
    recall(file) {
      const page = before.buildVersion === buildVersion ? published[file] : undefined;
      return page && isDeepStrictEqual(page.stamps, stampsOf(file)) ? page.memory : undefined;
    },
    write(file, html, memory) {
      saveChanged(path.join(folder, file), html);
      published[file] = { digest: digest(html), stamps: stampsOf(file), memory };
    },
    close() {
      const current = Object.entries(published).filter(([file]) => wanted.has(file));
      saveChanged(
        manifest,
        JSON.stringify({ buildVersion, pages: Object.fromEntries(current) } satisfies Manifest<Memory>),
      );
    },
  };
}

/**
 * Moves Gatsby's pages back to where it wrote them, before it builds again: when bundles change and a page does not,
 * Gatsby edits its own page to name the new bundles.
 * @param options.folder the built site
 * @param options.hostingFolder the folder of the servers' files, beside Gatsby's cache
 */
export function restorePages({ folder, hostingFolder }: { folder: string; hostingFolder: string }) {
  const originals = path.join(hostingFolder, "pages");
  for (const file of htmlFiles(originals)) {
    const isOwn = file === "/index.html" || (file !== "/404.html" && file.endsWith("/404.html"));
    move(path.join(originals, file), path.join(folder, isOwn ? file : file.replace(/\.html$/, "/index.html")));
  }
}

/** The HTML files below a folder, without Gatsby's internal ones. */
export function htmlFiles(folder: string): string[] {
  return filesBelow(folder).filter((file) => file.endsWith(".html") && !/^\/(_gatsby|page-data)\//.test(file));
}

/** A file's date and size. A build takes longer than the resolution of file dates. */
function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.mtimeMs} ${found.size}`;
}

function copy(source: string, target: string) {
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
}

function move(source: string, target: string) {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    renameSync(source, target);
  } catch (error) {
    // Some build machines keep the cache on another disk.
    if (!isOneOf(error, "EXDEV")) throw error;
    copyFileSync(source, target);
    rmSync(source);
  }
  removeIfEmpty(path.dirname(source));
}

function removeWithEmptyFolder(file: string) {
  rmSync(file);
  removeIfEmpty(path.dirname(file));
}

/** Does not list a folder of thousands of pages: removing one that is not empty just fails. */
function removeIfEmpty(folder: string) {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!isOneOf(error, "ENOTEMPTY", "EEXIST", "EPERM")) throw error;
  }
}

const isOneOf = (error: unknown, ...codes: string[]) => codes.includes((error as NodeJS.ErrnoException).code ?? "");
