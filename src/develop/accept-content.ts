import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkFolder } from "../content/check";
import type { CheckCache } from "../content/check-file";
import { REQUIRED_FILES } from "../content/files/file-shapes";
import type { Problem } from "../content/problem";
import { filesBelow } from "../content/files/files-below";
import type { ContentFile } from "../content/files/read-content";

/** The state of the content after a check of all of it. */
export interface ContentCheck {
  /** Everything to fix, in the order of files and lines; warnings are for `npm run verifier`. */
  problems: Problem[];
  /** The files whose last good text is still shown (`data/…`). */
  heldBack: string[];
  /** The files that every page needs and that have no good text yet (`data/…`). */
  awaited: string[];
}

/**
 * Filters the writers' folder for Gatsby: a file that would stop a build on its own is held back, and the site keeps its
 * last good text. So a typing error does not break a page, and a fix shows on its own. What is only wrong beside another
 * file, like a link without a page, is shown: that other file may be the one to fix.
 * @param dataFolder path of `data/`
 * @param acceptedFolder the folder that Gatsby reads; what it holds from an earlier session is the last good text
 * @returns checks all of the content and accepts what has become good, unless it is told to check only; throws errors
 *   of the file system, and its next call retries what could not be accepted
 */
export function acceptContent(dataFolder: string, acceptedFolder: string): (checksOnly?: boolean) => ContentCheck {
  mkdirSync(acceptedFolder, { recursive: true });
  const accepted = new Map(
    namesIn(acceptedFolder).map((name) => [name, readFileSync(path.join(acceptedFolder, name), "utf8")]),
  );
  const memory: CheckCache = new Map();
  const follow = (files: ContentFile[], present: ReadonlySet<string>, unfit: ReadonlySet<string>) => {
    // First: a file that is gone may have the name of a folder to create.
    for (const name of [...accepted.keys()]) {
      if (present.has(name) || REQUIRED_FILES.includes(name)) continue;
      rmSync(path.join(acceptedFolder, name), { force: true });
      accepted.delete(name);
    }
    for (const file of files) {
      if (file.unreadable !== undefined || unfit.has(file.path) || accepted.get(file.path) === file.text) continue;
      letThrough(acceptedFolder, file.path, file.text);
      accepted.set(file.path, file.text);
    }
  };
  return (checksOnly = false) => {
    const { files, problems, unfit } = checkFolder(dataFolder, memory);
    const present = new Set(files.map(({ path: name }) => name));
    if (!checksOnly) follow(files, present, unfit);
    return {
      problems: problems.filter(({ level }) => level === "problem"),
      heldBack: [...unfit, ...REQUIRED_FILES.filter((name) => !present.has(name))]
        .filter((name) => accepted.has(name))
        .map((name) => `data/${name}`),
      awaited: REQUIRED_FILES.filter((name) => !accepted.has(name)).map((name) => `data/${name}`),
    };
  };
}

/** Writes a text atomically: a watcher of the folder never reads half a file. */
function letThrough(acceptedFolder: string, name: string, text: string) {
  const target = path.join(acceptedFolder, name);
  const draft = `${acceptedFolder}.draft`;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(draft, text);
  renameSync(draft, target);
}

/** The paths of all files of a folder of content, e.g. `qrcode/dynamique.json`. */
export const namesIn = (folder: string) => filesBelow(folder).map((file) => file.slice(1));
