import { GENERAL_ADDRESS, GENERAL_ALIAS } from "../links/addresses";
import { REQUIRED_FILES } from "../files/file-shapes";
import { formerPathsOf } from "../links/redirects";
import { addressOf, FIXED_PAGES } from "../links/page-address";
import { RESERVED_NAMES } from "../files/page-name";
import { problem, type Problem } from "../problem";
import { formerAddress } from "../shapes/fields";
import { fits } from "../shapes/tree";
import { FAMILIES } from "../vocabulary";
import type { Document } from "./document";
import { inside } from "./groups";

/** Addresses reserved by the server. */
const RESERVED = new RegExp(`/(${RESERVED_NAMES.join("|")})$|^/page-data(/|$)`);

/** A family without a general page has none at its own address either (decisions, "Routes"). */
const BARE_FAMILIES = FAMILIES.map((family) => `/${family}`);

/**
 * Checks the former addresses of pages: none may still belong to a page, and none may lead to two pages.
 * @param documents the files to check
 * @param paths every file of `data/`
 */
export function checkFormerAddresses(documents: readonly Document[], paths: readonly string[]): Problem[] {
  const pages = new Map(paths.map((path) => [addressOf(path), path]));
  const taken = new Map<string, Document>();
  return documents.flatMap((document) =>
    formerPathsOf(document).flatMap((from, index) => {
      // The shape check reports what is not an address.
      if (!fits(formerAddress, inside(document.value["anciennesAdresses"], index))) return [];
      const at = document.at(["anciennesAdresses", index]);
      const other = taken.get(from);
      if (!other) taken.set(from, document);
      if (other === document)
        return [problem({ ...at, message: `« ${from} » est citée deux fois`, remedy: "supprimez la seconde" })];
      if (other)
        return [
          problem({
            ...at,
            message: `« ${from} » est déjà une ancienne adresse de data/${other.path}`,
            remedy: "gardez-la dans le fichier de la page qui la remplace, et supprimez-la de l'autre",
          }),
        ];
      const path = pages.get(from === GENERAL_ALIAS ? GENERAL_ADDRESS : from);
      const isReserved = RESERVED.test(from) || (path === undefined && BARE_FAMILIES.includes(from));
      if (path === undefined && !FIXED_PAGES.includes(from) && !isReserved) return [];
      if (path === document.path)
        return [
          problem({
            ...at,
            message: `« ${from} » est l'adresse actuelle de cette page`,
            remedy: "supprimez-la de la liste : une ancienne adresse est une adresse que la page n'a plus",
          }),
        ];
      if (isReserved)
        return [problem({ ...at, message: `« ${from} » est réservée au site`, remedy: "supprimez-la de la liste" })];
      return [
        problem({
          ...at,
          message: `« ${from} » est l'adresse d'une page qui existe${path ? ` (data/${path})` : ""}`,
          remedy:
            path && !REQUIRED_FILES.includes(path)
              ? `supprimez-la de la liste, ou supprimez data/${path} si cette page-ci la remplace`
              : "supprimez-la de la liste",
        }),
      ];
    }),
  );
}
