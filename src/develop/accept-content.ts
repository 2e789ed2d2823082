import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkFiles, sortProblems } from "../content/check";
import type { CheckCache } from "../content/check-file";
import { REQUIRED_FILES } from "../content/files/file-shapes";
import { checkReleasedFile, readReleased } from "../content/links/released";
import type { Problem } from "../content/problem";
import { type ContentFile, readContent } from "../content/files/read-content";

/** What stands of the content after a look at all of it. */
export interface ContentCheck {
  /** Everything to mend, in the order of files and lines; warnings are for `npm run verifier`. */
  problems: Problem[];
  /** The files whose last good text is still shown (`data/…`). */
  heldBack: string[];
  /** The files without which no page can be shown, and of which there is no good text yet (`data/…`). */
  awaited: string[];
}

/**
 * Stands between the writers' folder and Gatsby: a file that cannot make a page waits outside, and the site
 * keeps the text that it had. So no slip of the pen breaks a query, and what is mended shows by itself.
 * @param dataFolder path of `data/`
 * @param acceptedFolder where Gatsby reads; what it holds from an earlier session is the last good text
 * @returns looks at all of the content and lets through what has become good, unless it is told to look only; throws
 * what the file system refuses, and what could not be let through is tried again by the next look
 */
export function acceptContent(dataFolder: string, acceptedFolder: string): (looksOnly?: boolean) => ContentCheck {
  mkdirSync(acceptedFolder, { recursive: true });
  const accepted = new Map(
    filesIn(acceptedFolder).map((name) => [name, readFileSync(path.join(acceptedFolder, name), "utf8")]),
  );
  const memory: CheckCache = new Map();
  const follow = (files: ContentFile[], present: ReadonlySet<string>, unfit: ReadonlySet<string>) => {
    // First of all: a file that has gone may bear the name of a folder to come.
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
  return (looksOnly = false) => {
    const files = readContent(dataFolder);
    const { problems, unfit } = checkFiles(files, new Date(), readReleased(dataFolder), memory);
    const present = new Set(files.map(({ path: name }) => name));
    if (!looksOnly) follow(files, present, unfit);
    return {
      problems: sortProblems([...checkReleasedFile(dataFolder), ...problems]).filter(
        ({ level }) => level === "problem",
      ),
      heldBack: [...unfit, ...REQUIRED_FILES.filter((name) => !present.has(name))]
        .filter((name) => accepted.has(name))
        .map((name) => `data/${name}`),
      awaited: REQUIRED_FILES.filter((name) => !accepted.has(name)).map((name) => `data/${name}`),
    };
  };
}

/** The text arrives whole: whoever watches the folder never reads half a file. */
function letThrough(acceptedFolder: string, name: string, text: string) {
  const target = path.join(acceptedFolder, name);
  const draft = `${acceptedFolder}.draft`;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(draft, text);
  renameSync(draft, target);
}

/** The paths of all files below a folder, parted by `/`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, "/"));
}
