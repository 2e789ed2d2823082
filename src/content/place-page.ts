import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkFiles } from "./check";
import { checkName, slugify } from "./check-name";
import { type NewPage, proposePage, type Proposed } from "./new-page";
import type { Problem } from "./problem";
import { readContent } from "./read-content";
import type { Family } from "./vocabulary";

const LONGEST_SLUG = 60;

/** Path of a page's file, relative to `data/`. */
export const pathOfPage = ({ family, slug }: Pick<NewPage, "family" | "slug">) => `${family}/${slug}.json`;

/** The end of an address that a subject suggests: `L’Élan & Co` becomes `l-elan-co`, a long one ends with a word. */
export function suggestSlug(subject: string): string {
  const slug = slugify(subject);
  if (slug.length <= LONGEST_SLUG) return slug;
  const cut = slug.slice(0, LONGEST_SLUG + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, LONGEST_SLUG);
}

/** What is wrong with the end of an address, in French; undefined when all is well. */
export function slugFault(dataFolder: string, family: Family, slug: string): string | undefined {
  const name = checkName(pathOfPage({ family, slug }));
  if (slug === "" || slug.includes("/") || slug.includes(".") || name)
    return `Minuscules sans accent, chiffres et traits d’union seulement, comme « google-form »${name?.message.includes("réservée") ? " ; cette adresse est réservée au site" : ""}.`;
  if (slug.length > LONGEST_SLUG) return `Une adresse se retient : ${LONGEST_SLUG} caractères au plus.`;
  if (existsSync(path.join(dataFolder, pathOfPage({ family, slug }))))
    return `La page /${family}/${slug} existe déjà : choisissez une autre adresse.`;
  return undefined;
}

export type Placed =
  { written: true; file: string; proposed: Proposed } | { written: false; file: string; problems: Problem[] };

/**
 * Writes the file of a new page when the whole site stays right with it; never over another file.
 * @param dataFolder path of `data/`
 * @param page what the writer said
 */
export function placePage(dataFolder: string, page: NewPage): Placed {
  const name = pathOfPage(page);
  const proposed = proposePage(page);
  const text = `${JSON.stringify(proposed.entry, null, 2)}\n`;
  const before = readContent(dataFolder);
  const known = new Set(checkFiles(before).problems.map(identify));
  const problems = checkFiles([...before, { path: name, text }]).problems.filter(
    (problem) => problem.level === "problem" && !known.has(identify(problem)),
  );
  const file = `data/${name}`;
  if (problems.length > 0) return { written: false, file, problems };
  mkdirSync(path.join(dataFolder, page.family), { recursive: true });
  writeFileSync(path.join(dataFolder, name), text, { flag: "wx" });
  return { written: true, file, proposed };
}

const identify = ({ file, field, message }: Problem) => `${file}\n${field}\n${message}`;
