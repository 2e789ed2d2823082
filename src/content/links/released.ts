import { existsSync } from "node:fs";
import path from "node:path";
import { GENERAL_ALIAS } from "./addresses";
import type { Document } from "../checks/document";
import { familyOf, keyOf } from "../files/file-shapes";
import { listedLines } from "../files/listed-lines";
import { formerPathsOf } from "./redirects";
import { nearestPath } from "../text/nearest";
import { addressOf, FIXED_PAGES } from "./page-address";
import { parseUrl } from "./parse-url";
import { problem, type Problem, warning } from "../problem";
import { readOne } from "../files/read-content";

/** The addresses that visitors and search engines know, one per line; written by `npm run release`. */
export const RELEASED = "adresses.txt";

const HEADING = `# Les adresses publiées, une par ligne : aucune ne doit s'éteindre sans qu'on le sache.
# Ce fichier est tenu par « npm run release », d'après le plan du site. Ne le modifiez pas à la main.
`;

/** An address of the list, and its line. */
export interface Released {
  address: string;
  line: number;
}

/** The list grows with the site, without a limit. */
const readList = (dataFolder: string) => readOne(dataFolder, RELEASED, Number.POSITIVE_INFINITY);

/** Reads the list of released addresses; empty if the list is missing or unreadable. */
export function readReleased(dataFolder: string): Released[] {
  const list = readList(dataFolder);
  return list.unreadable === undefined ? linesOf(list.text).filter(isPath) : [];
}

/**
 * Checks that the list of released addresses exists, and that every line of it can be read: without it, nobody would
 * notice that an address no longer works.
 */
export function checkReleasedFile(dataFolder: string): Problem[] {
  const file = `data/${RELEASED}`;
  if (!existsSync(path.join(dataFolder, RELEASED))) {
    return [
      warning({
        file,
        message: "la liste des adresses publiées manque : une adresse qui s'éteint ne serait pas signalée",
        remedy:
          "remettez-la depuis la dernière version publiée, ou laissez « npm run release » l'écrire à la publication",
      }),
    ];
  }
  const list = readList(dataFolder);
  if (list.unreadable !== undefined) return [problem({ file, ...list.unreadable })];
  return linesOf(list.text)
    .filter((line) => !isPath(line))
    .map(({ address, line }) =>
      problem({
        file,
        line,
        message: `« ${address} » n'est pas l'adresse d'une page du site : personne ne remarquerait qu'elle s'éteint`,
        remedy: `écrivez « ${parseUrl(address)?.pathname ?? `/${address}`} », ou supprimez la ligne`,
        editorial: true,
      }),
    );
}

const linesOf = (list: string): Released[] => listedLines(list).map(({ text, line }) => ({ address: text, line }));

const isPath = ({ address }: Released) => address.startsWith("/");

/** Writes a list of addresses, each once, in alphabetical order. */
export const releasedFile = (addresses: readonly string[]) =>
  `${HEADING}${[...new Set(addresses)]
    .sort()
    .map((address) => `${address}\n`)
    .join("")}`;

/**
 * How well each page is known: 0 to visitors, 1 to other pages that link to it, 2 to nobody. A file that makes no page
 * of a family counts as 1.
 */
export function standingOf(documents: readonly Document[], released: readonly Released[]) {
  const known = new Set(released.map(({ address }) => address));
  const cited = new Set(
    documents.flatMap(({ path: name, value }) =>
      Array.isArray(value["related"]) ? value["related"].filter((target) => target !== addressOf(name)) : [],
    ),
  );
  return ({ path: name }: Pick<Document, "path">): 0 | 1 | 2 => {
    const address = addressOf(name);
    if (address !== undefined && known.has(address)) return 0;
    return address === undefined || cited.has(address) ? 1 : 2;
  };
}

/**
 * The files to compare; of two similar ones, the later is told to change. Released pages come first, then those that
 * another page links to (nothing links to a copy yet), then those that mention most what their address names (a copy
 * still mentions another page's subject), then by address. A page whose name or folder is refused is left out until
 * that is fixed.
 */
export function releasedFirst(documents: readonly Document[], released: readonly Released[]): Document[] {
  const named = documents.filter(
    ({ path: name, rightPath }) => rightPath === undefined && (!familyOf(name) || addressOf(name)),
  );
  const standing = standingOf(named, released);
  return named
    .map((document) => {
      const rank = standing(document);
      const mentions = rank === 2 ? mentionsOfItself(document) : 0;
      return { document, rank, mentions, address: addressOf(document.path) ?? "" };
    })
    .sort((a, b) => a.rank - b.rank || b.mentions - a.mentions || compareReleased(a.address, b.address))
    .map(({ document }) => document);
}

const compareReleased = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** How often a page mentions what its address ends in: its file is searched as one text, as there may be thousands. */
function mentionsOfItself({ path: name, value }: Document): number {
  const subject = keyOf(name).replaceAll("-", " ");
  return JSON.stringify(value).toLowerCase().split(subject).length - 1;
}

/** An address in lower case, without trailing slash: servers redirect other spellings of a page to its own. */
const plainly = (address: string) => address.toLowerCase().replace(/(.)\/+$/, "$1");

/**
 * Checks that every address that was ever released still answers: as a page, or as the former address of one.
 * @param released the list of released addresses
 * @param documents the files whose former addresses count
 * @param paths every file of `data/`: a page with a typing error still exists
 */
export function checkReleased(
  released: readonly Released[],
  documents: readonly Document[],
  paths: readonly string[],
): Problem[] {
  const pages = new Map(paths.flatMap((path) => (addressOf(path) ? [[addressOf(path)!, path] as const] : [])));
  const answering = new Set([...FIXED_PAGES, GENERAL_ALIAS, ...pages.keys(), ...documents.flatMap(formerPathsOf)]);
  const known = new Set(released.map(({ address }) => address));
  const asWritten = new Map([...answering].map((address) => [plainly(address), address]));
  const fresh = [...pages.keys()].filter((address) => !known.has(address));
  return released
    .filter(({ address }) => !answering.has(address))
    .map(({ address, line }) => {
      const written = asWritten.get(plainly(address));
      if (written !== undefined)
        return problem({
          file: `data/${RELEASED}`,
          line,
          message: `« ${address} » n'est pas écrite comme l'adresse de la page`,
          remedy: `écrivez « ${written} », ou supprimez la ligne si cette adresse est déjà dans la liste`,
          editorial: true,
        });
      // A page that is not released yet is most likely the same page under its new name.
      const heir = pages.get(nearestPath(address, fresh) ?? (fresh.length === 1 ? fresh[0]! : ""));
      const restored = familyOf(`${address.slice(1)}.json`) ? `, ou remettez data${address}.json` : "";
      return problem({
        file: `data/${RELEASED}`,
        line,
        message: `l'adresse publiée « ${address} » ne mène plus nulle part`,
        remedy: `ajoutez ${address} à la liste anciennesAdresses de la page qui la remplace${heir ? ` (data/${heir} ?)` : ""}${restored}`,
      });
    });
}
