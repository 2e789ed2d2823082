import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkFiles } from "../check";
import { checkName } from "../checks/name";
import { checkLabels } from "../checks/unique";
import { type NewPage, type Proposed, proposePage } from "./propose-page";
import { asSentence } from "./faults";
import { canonicalAddress } from "../links/addresses";
import { addressOf } from "../links/page-address";
import { formerPathsOf } from "../links/redirects";
import { DEVICE_NAME, RESERVED_NAMES, shortened, slugify } from "../files/page-name";
import { problem, type Problem } from "../problem";
import { type ContentFile, readContent } from "../files/read-content";
import { releasedFirst } from "../checks/standing";
import type { Family } from "../vocabulary";

const LONGEST_SLUG = 60;

/** Path of a page's file, relative to `data/`. */
export const pathOfPage = ({ family, slug }: Pick<NewPage, "family" | "slug">) => `${family}/${slug}.json`;

/** The end of an address that a subject suggests: `L’Élan & Co` becomes `l-elan-co`, a long one ends with a word. */
export const suggestSlug = (subject: string) => shortened(slugify(subject), LONGEST_SLUG);

/** What is wrong with the end of an address, in French; undefined when all is well. */
export function slugFault(dataFolder: string, family: Family, slug: string): string | undefined {
  if (slug.length > LONGEST_SLUG) return `Une adresse se retient : ${LONGEST_SLUG} caractères au plus.`;
  if (DEVICE_NAME.test(slug)) return `Windows n’accepte aucun fichier nommé « ${slug} » : choisissez un autre nom.`;
  if (RESERVED_NAMES.includes(slug)) return `L’adresse « ${slug} » est réservée au site : choisissez-en une autre.`;
  if (checkName(pathOfPage({ family, slug })))
    return "Minuscules sans accent, chiffres et traits d’union seulement, comme « google-form ».";
  if (existsSync(path.join(dataFolder, pathOfPage({ family, slug }))))
    return `La page /${family}/${slug} existe déjà : choisissez une autre adresse.`;
  const address = canonicalAddress(family, slug);
  const successor = checkFiles(readContent(dataFolder)).documents.find((document) =>
    formerPathsOf(document).includes(address),
  );
  return (
    successor &&
    `L’adresse ${address} mène déjà à ${addressOf(successor.path)}, qui l’a remplacée : choisissez une autre adresse.`
  );
}

export type Placed =
  { written: true; file: string; proposed: Proposed } | { written: false; file: string; problems: Problem[] };

/** The problems that a new page would cause on a site; of two similar pages, the new one is reported. */
function problemsOf(dataFolder: string, page: NewPage, { entry }: Proposed): Problem[] {
  const before = readContent(dataFolder);
  const existing = before.flatMap(({ path: name }) => addressOf(name) ?? []).map((address) => ({ address, line: 0 }));
  const allOf = (files: readonly ContentFile[]) => {
    const { problems, documents } = checkFiles(files, new Date(), existing);
    return [...problems, ...checkLabels(releasedFirst(documents, existing), existing)];
  };
  const known = new Set(allOf(before).map(identify));
  return allOf([...before, { path: pathOfPage(page), text: textOf(entry) }]).filter(
    (problem) => problem.level === "problem" && !known.has(identify(problem)),
  );
}

const textOf = (entry: Proposed["entry"]) => `${JSON.stringify(entry, null, 2)}\n`;

/** Placeholder until the writer has chosen the address. */
const PLANNED = "page-en-projet";

/**
 * Says in French what a new page would repeat from another, while its questions are asked; undefined when all is well.
 * @param dataFolder path of `data/`
 * @param page what is known of it: with a title, only the title is checked; without, only the rest
 */
export function repeatFault(dataFolder: string, page: Omit<NewPage, "slug">): string | undefined {
  const planned = { ...page, slug: PLANNED };
  const [fault] = problemsOf(dataFolder, planned, proposePage(planned)).filter(
    ({ field }) => (field === "title") === (page.title !== undefined),
  );
  return fault && asSentence(fault);
}

/**
 * Writes the file of a new page if it causes no problem on the whole site; never overwrites a file.
 * @param dataFolder path of `data/`
 * @param page what the writer entered
 */
export function placePage(dataFolder: string, page: NewPage): Placed {
  const name = pathOfPage(page);
  const proposed = proposePage(page);
  const problems = problemsOf(dataFolder, page, proposed);
  const file = `data/${name}`;
  if (problems.length > 0) return { written: false, file, problems };
  try {
    mkdirSync(path.join(dataFolder, page.family), { recursive: true });
    writeFileSync(path.join(dataFolder, name), textOf(proposed.entry), { flag: "wx" });
    return { written: true, file, proposed };
  } catch (error) {
    // A full disk leaves half of a file; one that was there before is not touched.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") rmSync(path.join(dataFolder, name), { force: true });
    return { written: false, file, problems: [problem({ file, ...unwritten(page.family, error) })] };
  }
}

/** Explains why a file was not written, from the system's error. */
function unwritten(family: Family, error: unknown) {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "EEXIST" && syscall === "mkdir")
    return {
      message: `le fichier ne peut pas être écrit : data/${family} n'est pas un dossier`,
      remedy: "donnez-lui un autre nom",
    };
  if (code === "EEXIST")
    return {
      message: "un fichier de ce nom existe déjà : il n'a pas été touché",
      remedy: "ouvrez-le, ou choisissez une autre adresse",
    };
  return {
    message: `le fichier ne peut pas être écrit${code ? ` (${code})` : ""}`,
    remedy: `vérifiez que vous avez le droit d'écrire dans le dossier data/${family}, et qu'il reste de la place`,
  };
}

const identify = ({ file, field, message }: Problem) => `${file}\n${field}\n${message}`;
