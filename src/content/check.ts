import { type CheckCache, checkFile } from "./check-file";
import { checkAnnualOffer } from "./checks/pricing/annual-offer";
import { checkDates } from "./checks/dates";
import { checkDoctor } from "./checks/doctor";
import { type Document, finalPath } from "./checks/document";
import { checkEnvironment, checkHosts } from "./checks/environment";
import { checkFolders, lostFolders, pathOnceRenamed, renamedFolders } from "./checks/folders";
import { checkHours } from "./checks/pricing/hours";
import { checkLegal } from "./checks/legal";
import { checkLinks } from "./checks/links";
import { checkFormerAddresses } from "./checks/former-addresses";
import { checkName } from "./checks/name";
import { checkOffers } from "./checks/pricing/offers";
import { checkPercentages, checkUplift } from "./checks/pricing/percentages";
import { PRICING } from "./checks/pricing/plans";
import { checkPrices } from "./checks/pricing/prices";
import { checkUnique } from "./checks/unique";
import { familyOf, REQUIRED_FILES } from "./files/file-shapes";
import { addressOf } from "./links/page-address";
import { problem, type Problem, stopsBuild } from "./problem";
import { type ContentFile, MISSING, readContent } from "./files/read-content";
import { checkReleased, checkReleasedFile } from "./checks/released";
import { releasedFirst } from "./checks/standing";
import { readReleased, type Released } from "./links/released";
import { type Environment, readSite } from "./site";
import { strayPages } from "./files/stray-pages";

interface Checks {
  problems: Problem[];
  /** The files whose JSON could be read, for the checks that compare them. */
  documents: Document[];
  /** Paths of the files that would stop a build on their own, whatever the others say. */
  unfit: Set<string>;
}

interface CheckedFolder extends Checks {
  files: ContentFile[];
  released: Released[];
}

/**
 * Checks all content before Gatsby reads it, and reports everything at once.
 * @param dataFolder path of `data/`
 * @param environment variables of the process
 * @returns problems and warnings in the order of files and lines; empty when all is well; never throws
 */
export function checkContent(dataFolder: string, environment: Environment): Problem[] {
  return [...checkDeployment(dataFolder, environment), ...checkFolder(dataFolder).problems];
}

/** Checks what the deployment's variables say, and where they and `data/site.json` put the site and the app. */
export const checkDeployment = (dataFolder: string, environment: Environment): Problem[] => [
  ...checkEnvironment(environment),
  ...checkHosts(readSite(dataFolder, environment), environment),
];

/**
 * Reads and checks the files of a folder, and its list of released addresses.
 * @param dataFolder path of `data/`
 * @param memory results of earlier calls, for repeated checks
 */
export function checkFolder(dataFolder: string, memory?: CheckCache): CheckedFolder {
  const files = readContent(dataFolder);
  const released = readReleased(dataFolder);
  const { problems, ...found } = checkFiles(files, new Date(), released, memory);
  return { ...found, files, released, problems: sortProblems([...checkReleasedFile(dataFolder), ...problems]) };
}

/**
 * Checks files that have been read.
 * @param files every file of `data/`
 * @param today the day against which dates are checked
 * @param released the addresses that must keep working
 * @param memory results of earlier calls, for repeated checks; it holds all content
 */
export function checkFiles(
  files: readonly ContentFile[],
  today = new Date(),
  released: readonly Released[] = [],
  memory: CheckCache = new Map(),
): Checks {
  const paths = files.map(({ path }) => path);
  const known = new Set(paths);
  const checked = files.map((file) => checkFile(file, known, memory));
  const documents = checked.flatMap(({ document }) => document ?? []);
  /** Pages in another family's folder count at the path where they belong: links to that path are right. */
  const placed = documents.map((document) => ({ ...document, path: finalPath(document) }));
  const places = files.map(({ path }, index) => finalPath({ path, ...checked[index]!.document }));
  const misplacedAddresses = documents.flatMap(({ path, rightPath }) => (rightPath ? (addressOf(path) ?? []) : []));
  /** A link to a missing required file is not reported: the file itself is. */
  const awaited = [...new Set([...places, ...REQUIRED_FILES])];
  const compared = releasedFirst(documents, released);
  const renamed = renamedFolders(paths);
  const lost = lostFolders(documents, [...paths, ...renamed.values()]);
  const unfit = new Set(
    files.flatMap(({ path }, index) => {
      const { problems, alone = [] } = checked[index]!;
      return [...problems, ...alone].some(stopsBuild) ? [path] : [];
    }),
  );
  const problems = [
    ...checkFolders(renamed, lost),
    ...missingFiles(places, renamed),
    ...checked.flatMap(({ problems }, index) => (pathOnceRenamed(paths[index]!, renamed) ? [] : problems)),
    ...checked.flatMap(({ alone = [] }) => alone),
    ...documents.flatMap((document) => checkDates(document, today)),
    ...checkLinks(placed, [...awaited, ...lost], misplacedAddresses),
    ...checkFormerAddresses(placed, awaited),
    ...(knowsFormerAddresses(paths, documents) ? checkReleased(released, placed, awaited) : []),
    ...checkUnique(compared, released),
    ...checkDoctor(compared),
    ...checkLegal(documents),
    ...checkPercentages(documents),
    ...checkUplift(documents),
    // No text is compared with plans that are broken: only they are reported.
    ...(unfit.has(PRICING)
      ? []
      : [checkPrices, checkAnnualOffer, checkOffers, checkHours].flatMap((check) => check(documents))),
  ];
  return { problems: sortProblems(problems), documents, unfit };
}

/** Sorts by file, then line; what concerns the whole file comes first. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1));

/** Whether the former addresses of all pages are known: an unreadable page may list the missing one. */
function knowsFormerAddresses(paths: readonly string[], documents: readonly Document[]): boolean {
  const read = new Set(documents.map(({ path }) => path));
  return strayPages(paths).length === 0 && paths.every((path) => read.has(path) || !familyOf(path));
}

/** Reports the missing files, except those that exist under another name: that name is reported instead. */
function missingFiles(paths: readonly string[], renamed: ReadonlyMap<string, string>): Problem[] {
  const known = new Set(paths);
  const isUnread = (path: string) => known.has(path.split("/")[0]!);
  const missing = REQUIRED_FILES.filter((path) => !known.has(path) && !isUnread(path));
  if (missing.length === 0) return [];
  const meant = new Set(paths.map((path) => pathOnceRenamed(path, renamed) ?? checkName(path, known)?.proposal));
  return missing
    .filter((path) => !meant.has(path))
    .map((path) =>
      problem({
        file: `data/${path}`,
        ...MISSING,
      }),
    );
}
