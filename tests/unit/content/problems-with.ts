import { checkFiles } from "../../../src/content/check";
import type { CheckCache } from "../../../src/content/check-file";
import type { ContentFile } from "../../../src/content/files/read-content";
import type { Released } from "../../../src/content/links/released";
import { plain } from "./bad-files/bad-file";
import { SMALL_SITE } from "./small-site";

export const TODAY = new Date("2026-11-21");
export const ESSAY = "raccourcir-lien/essai.json";
const memory: CheckCache = new Map();

/** All checks of a small site's files; most files were checked before, so their results are cached. */
export const checkAgain = (files: readonly ContentFile[], today = TODAY, released: readonly Released[] = []) =>
  checkFiles(files, today, released, memory);

/** The problems of a small site to which these files are added, or in which they replace others. */
export function problemsWith(...files: { path: string; text: string }[]) {
  const replaced = files.map(({ path }) => path);
  const others: ContentFile[] = SMALL_SITE.filter(({ path }) => !replaced.includes(path));
  return checkAgain([...others, ...files])
    .problems.filter(({ level }) => level === "problem")
    .map((problem) => ({ ...problem, message: plain(problem.message), remedy: plain(problem.remedy) }));
}

export const json = (value: object) => JSON.stringify(value, null, 2);
