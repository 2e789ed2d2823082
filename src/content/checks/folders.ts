import { SINGLE_FILES } from "../files/file-shapes";
import { nearest } from "../text/nearest";
import { problem, type Problem } from "../problem";
import { FAMILIES } from "../vocabulary";
import type { Document } from "./document";

const topFolderOf = (path: string) => (path.includes("/") ? [path.slice(0, path.indexOf("/"))] : []);

/** The folders of `data/`. */
export const FOLDERS: readonly string[] = [
  ...new Set([...FAMILIES, ...Object.keys(SINGLE_FILES).flatMap(topFolderOf)]),
];

/**
 * The folders that exist only under a wrong name.
 * @param paths every file of `data/`
 * @returns each wrong name with the right one
 */
export function renamedFolders(paths: readonly string[]): ReadonlyMap<string, string> {
  const present = [...new Set(paths.flatMap(topFolderOf))];
  const missing = FOLDERS.filter((name) => !present.includes(name));
  return new Map(
    present
      .filter((name) => !FOLDERS.includes(name))
      .flatMap((name) => {
        const meant = nearest(name, missing);
        return meant ? [[name, meant] as const] : [];
      }),
  );
}

/** So many files do not link to a folder's pages by mistake: it was there. */
const LINKED_BY = 5;

/**
 * The families that have no page although many files link to their pages.
 * @param documents the files that may link to them
 * @param paths every file of `data/`; a family's name alone stands for a folder that exists
 */
export const lostFolders = (documents: readonly Document[], paths: readonly string[]): string[] =>
  FAMILIES.filter((family) => {
    if (paths.some((path) => path === family || path.startsWith(`${family}/`))) return false;
    return documents.filter(({ value }) => JSON.stringify(value).includes(`/${family}/`)).length >= LINKED_BY;
  });

/** The path of such a folder's file once the folder has its right name; undefined for all other files. */
export function pathOnceRenamed(path: string, renamed: ReadonlyMap<string, string>): string | undefined {
  const [folder = ""] = topFolderOf(path);
  return renamed.has(folder) ? `${renamed.get(folder)}${path.slice(folder.length)}` : undefined;
}

/** Reports a misnamed folder once, instead of each of its files, and a lost one instead of each link to its pages. */
export const checkFolders = (renamed: ReadonlyMap<string, string>, lost: readonly string[]): Problem[] => [
  ...[...renamed].map(([name, meant]) =>
    problem({
      file: `data/${name}`,
      message: "le dossier n'a pas le nom attendu : rien de ce qu'il contient ne serait affiché",
      remedy: `renommez-le « data/${meant} »`,
    }),
  ),
  ...lost.map((name) =>
    problem({
      file: `data/${name}`,
      message: "le dossier manque, ou n'a plus aucune page : les liens vers ses pages ne mèneraient nulle part",
      remedy: "remettez-le à sa place, ou reprenez-le de la dernière version publiée",
    }),
  ),
];
