import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { GENERAL_VARIANT } from "../../content/links/addresses";
import { DATA_FOLDER } from "../../content/files/project-folders";

/** The folder of the shortening pages inside a project. */
const FOLDER = path.join(DATA_FOLDER, "raccourcir-lien");

/** A million pronounceable names of the same length: lists of pages are as long as with real names. */
const SYLLABLES = [..."bcdfghjklmnprstvwxyz"].flatMap((consonant) => [..."aeiou"].map((vowel) => consonant + vowel));
const NAMES = SYLLABLES.length ** 3;
/** Prime, so that consecutive numbers give names that are far apart in the alphabet. */
const STEP = 7919;

/** How many other invented services each page links to. */
export const NEIGHBOURS = 3;

/** The name of the n-th invented service, e.g. `Bakolu`. */
export function inventedName(n: number): string {
  const digits = (n * STEP) % NAMES;
  const at = (power: number) => SYLLABLES[Math.floor(digits / SYLLABLES.length ** power) % SYLLABLES.length]!;
  const name = at(2) + at(1) + at(0);
  return name[0]!.toUpperCase() + name.slice(1);
}

type Entry = Record<string, unknown> & { title: string; subtitle: string; description: string; doctor?: object };

/** As many whole words of a text as fit. */
const shortened = (text: string, most: number) =>
  text.split(" ").reduce((kept, word) => (`${kept} ${word}`.length <= most ? `${kept} ${word}` : kept));

/**
 * An entry about another service: fields that must be unique are generated, the others are the model's.
 * @param neighbours the names of the services whose pages it links to
 */
export function derived(model: Entry, name: string, neighbours: readonly string[]): Entry {
  const { anciennesAdresses: _, doctor, ...rest } = model;
  return {
    ...rest,
    ...(doctor && { doctor: { ...doctor, hosts: [`${name.toLowerCase()}.example`] } }),
    title: `Raccourcir un lien ${name}`,
    subtitle: `${shortened(model.subtitle, 150)} ${name}`,
    description: `${shortened(model.description, 150)} ${name}`,
    menuLabel: name,
    synonyms: [`lien ${name}`, `${name} court`],
    related: neighbours.map((neighbour) => `/raccourcir-lien/${neighbour.toLowerCase()}`),
  };
}

/**
 * The models, used in turn: every real shortening page except the general one.
 * @param project folder of a project without generated entries
 */
export function models(project: string): Entry[] {
  return readdirSync(path.join(project, FOLDER))
    .filter((file) => file.endsWith(".json") && file !== `${GENERAL_VARIANT}.json`)
    .map((file) => JSON.parse(readFileSync(path.join(project, FOLDER, file), "utf8")) as Entry);
}

/** How many shortening pages a project has. */
export const countVariants = (project: string) =>
  readdirSync(path.join(project, FOLDER)).filter((file) => file.endsWith(".json")).length;

/**
 * Adds generated entries to a project until it has the wanted number. They pass the build's checks; `npm run verifier`
 * would rightly refuse them.
 * @param project folder of the copy
 * @param known the models
 * @param wanted number of shortening pages; more than `NEIGHBOURS` beyond the real ones
 */
export function addVariants(project: string, known: readonly Entry[], wanted: number): void {
  for (let n = countVariants(project); n < wanted; n++) {
    const name = inventedName(n);
    const next = Array.from({ length: NEIGHBOURS }, (_, place) => n + 1 + place);
    const neighbours = next.map((other) => inventedName(other < wanted ? other : other - NEIGHBOURS - 1));
    const entry = derived(known[n % known.length]!, name, neighbours);
    writeFileSync(path.join(project, FOLDER, `${name.toLowerCase()}.json`), JSON.stringify(entry, null, 2));
  }
}

/**
 * Changes the description of one entry, as a writer does between two builds.
 * @returns the undo
 */
export function changeOne(project: string, slug: string): () => void {
  const file = path.join(project, FOLDER, `${slug}.json`);
  const before = readFileSync(file, "utf8");
  const entry = JSON.parse(before) as Entry;
  const description = `${shortened(entry.description, 145)} Changée.`;
  writeFileSync(file, JSON.stringify({ ...entry, description }, null, 2));
  return () => writeFileSync(file, before);
}
