import { existsSync } from "node:fs";
import path from "node:path";
import { familyOf } from "../files/file-shapes";
import { GENERAL_ALIAS } from "../links/addresses";
import { MERGE, UNFINISHED_MERGE } from "../json/not-json";
import { addressOf, FIXED_PAGES } from "../links/page-address";
import { parseUrl } from "../links/parse-url";
import { PATH } from "../links/web-address";
import { formerPathsOf } from "../links/redirects";
import { isReleasedPath, readReleasedList, RELEASED, type Released, releasedLines } from "../links/released";
import { problem, type Problem, warning } from "../problem";
import { nearestPath } from "../text/nearest";
import type { Document } from "./document";

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
  const list = readReleasedList(dataFolder);
  if (list.unreadable !== undefined) return [problem({ file, ...list.unreadable })];
  const strays = releasedLines(list.text).filter((line) => !isReleasedPath(line));
  const mark = strays.find(({ address }) => MERGE.test(address));
  if (mark) {
    const remedy = "gardez les adresses des deux versions, et supprimez les lignes <<<<<<<, ======= et >>>>>>>";
    return [problem({ file, line: mark.line, ...UNFINISHED_MERGE, remedy, editorial: true })];
  }
  return strays.map(({ address, line }) => {
    const meant = parseUrl(address)?.pathname ?? `/${address}`;
    return problem({
      file,
      line,
      message: `« ${address} » n'est pas l'adresse d'une page du site : personne ne remarquerait qu'elle s'éteint`,
      remedy: PATH.test(meant) ? `écrivez « ${meant} », ou supprimez la ligne` : "supprimez la ligne",
      editorial: true,
    });
  });
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
      const successor = pages.get(nearestPath(address, fresh) ?? (fresh.length === 1 ? fresh[0]! : ""));
      const restored = familyOf(`${address.slice(1)}.json`) ? `, ou remettez data${address}.json` : "";
      return problem({
        file: `data/${RELEASED}`,
        line,
        message: `l'adresse publiée « ${address} » ne mène plus nulle part`,
        remedy: `ajoutez ${address} à la liste anciennesAdresses de la page qui la remplace${successor ? ` (data/${successor} ?)` : ""}${restored}`,
      });
    });
}
