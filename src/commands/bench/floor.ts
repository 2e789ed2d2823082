import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Parser } from "htmlparser2";
import { BUILT_FOLDER } from "../../content/files/project-folders";
import { endings, SCRIPT_TYPES } from "../../hosting/content-types";
import { compressFiles } from "../../hosting/publishing/compress";
import { HOSTING_FOLDER, hostingFile } from "../../hosting/description";
import { type Edit, edited } from "../../hosting/publishing/page-scan";
import { fileOfPage } from "../../hosting/publishing/published-pages";
import { onTermination } from "../system/child-process";

/** Scripts and what scripts fetch: a page without scripts never requests these files. */
const FOR_SCRIPTS = new RegExp(`\\.(${endings((type) => SCRIPT_TYPES.test(type))})(\\.br|\\.gz)?$`);

/** Structured data is read, not run. */
const isRun = (type = "") => type !== "application/ld+json";

/**
 * Removes a page's scripts, and the preloading of scripts and of what they fetch.
 * @param html a published page
 */
export function withoutScripts(html: string): string {
  const edits: Edit[] = [];
  let open: number | null = null;
  const parser = new Parser({
    onopentag(name, { type, rel = "", as = "" }) {
      if (name === "script" && isRun(type)) open = parser.startIndex;
      const loadsAhead = name === "link" && /^(preload|prefetch|modulepreload)$/.test(rel);
      if (loadsAhead && (rel === "modulepreload" || /^(script|fetch|)$/.test(as)))
        edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text: "" });
    },
    onclosetag(name) {
      if (name !== "script" || open === null) return;
      edits.push({ start: open, end: parser.endIndex + 1, text: "" });
      open = null;
    },
  });
  parser.end(html);
  return edited(html, edits);
}

/** A folder laid out like the project, from which the benchmark's server serves another site. */
interface TemporarySite {
  /** Holds `public/` and the hosting description that the server reads. */
  root: string;
  remove: () => void;
}

function temporarySite(): TemporarySite {
  const root = mkdtempSync(path.join(tmpdir(), "maillon-bench-"));
  const clear = () => rmSync(root, { recursive: true, force: true });
  const stopListening = onTermination(clear);
  const remove = () => {
    stopListening();
    clear();
  };
  return { root, remove };
}

/**
 * Makes the floor of some pages: the same pages without any script, with the same fonts, pictures, headers and
 * compression.
 * @param addresses the pages' addresses
 */
export async function makeFloor(addresses: readonly string[]): Promise<TemporarySite> {
  const stand = temporarySite();
  const folder = path.join(stand.root, BUILT_FOLDER);
  const isKept = (file: string) => !FOR_SCRIPTS.test(file) && !/\.(html|md)(\.br|\.gz)?$|\/og(\/|$)/.test(file);
  cpSync(BUILT_FOLDER, folder, { recursive: true, filter: isKept });
  cpSync(HOSTING_FOLDER, path.join(stand.root, HOSTING_FOLDER), {
    recursive: true,
    filter: (file) => !file.startsWith(path.join(HOSTING_FOLDER, "pages")),
  });
  for (const address of addresses) {
    const file = fileOfPage(address)!;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const html = readFileSync(path.join(BUILT_FOLDER, file), "utf8");
    writeFileSync(path.join(folder, file), withoutScripts(html));
  }
  await compressFiles(folder);
  return stand;
}

/**
 * Prepares a peer: another built site, compressed like ours, under a server that adds no header.
 * @param built the peer's folder
 */
export async function makePeer(built: string): Promise<TemporarySite> {
  const stand = temporarySite();
  cpSync(built, path.join(stand.root, BUILT_FOLDER), { recursive: true });
  const { name, content } = hostingFile({ headers: [], moved: [] });
  mkdirSync(path.join(stand.root, HOSTING_FOLDER), { recursive: true });
  writeFileSync(path.join(stand.root, HOSTING_FOLDER, name), content);
  await compressFiles(path.join(stand.root, BUILT_FOLDER));
  return stand;
}
