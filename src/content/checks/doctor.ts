import { type FieldPath, problem, type Problem } from "../problem";
import type { Document } from "./document";
import { groupsAt, inside } from "./groups";

/** The parameters that are kept or dropped for every service. */
const GENERAL_RULES = "outils/doctor.json";

/** The texts of a list, in order; other items become empty texts, which the shape check reports. */
const textsAt = (value: unknown, path: FieldPath): string[] =>
  (groupsAt(value, path) ?? []).map((item) => (typeof item === "string" ? item : ""));

/**
 * Checks the link doctor's rules: one page per host, no parameter both kept and dropped, no empty condition.
 * @param documents all files; of two pages with the same host, the later one is reported
 */
export function checkDoctor(documents: readonly Document[]): Problem[] {
  const owners = new Map<string, Document>();
  return documents.flatMap((document) => {
    if (document.path === GENERAL_RULES) return checkFates(document, []);
    const hosts = textsAt(document.value, ["doctor", "hosts"]);
    const warnings = groupsAt(document.value, ["doctor", "warnings"]) ?? [];
    const first = owners.get(hosts[0] ?? "");
    const isCopy = first !== undefined && hosts.every((host) => host && owners.get(host) === first);
    return [
      ...(isCopy ? [copiedRule(first, document)] : []),
      ...(isCopy ? [] : hosts).flatMap((host, index) => {
        const owner = owners.get(host);
        if (!owner) owners.set(host, document);
        return host && owner ? [repeatedHost(host, owner, document, index)] : [];
      }),
      ...checkFates(document, ["doctor"]),
      ...warnings.flatMap((warning, index) => {
        const when = inside(warning, "when");
        if (!when || typeof when !== "object" || Object.keys(when).length > 0) return [];
        return [
          problem({
            ...document.at(["doctor", "warnings", index, "when"]),
            message: "cette condition est vide : l'avertissement s'afficherait pour tous les liens du service",
            remedy: "ajoutez-y « parameter », « value », « path » ou « without »",
          }),
        ];
      }),
    ];
  });
}

/**
 * Reports each parameter that a rule both keeps and drops, ignoring case.
 * @param path the group that holds both lists
 */
function checkFates({ value, at }: Document, path: FieldPath): Problem[] {
  const keep = textsAt(value, [...path, "keep"]).map((name) => name.toLowerCase());
  return textsAt(value, [...path, "drop"]).flatMap((name, index) =>
    name && keep.includes(name.toLowerCase())
      ? [
          problem({
            ...at([...path, "drop", index]),
            message: `« ${name} » est à la fois à garder (keep) et à retirer (drop) : il resterait toujours`,
            remedy: "supprimez-le de l'une des deux listes",
          }),
        ]
      : [],
  );
}

/** A page copied with its rule gets one problem: removing its hosts one by one would leave an empty list. */
const copiedRule = (owner: Document, document: Document): Problem =>
  problem({
    ...document.at(["doctor"]),
    message: `cette règle est celle de data/${owner.path} : ses domaines y figurent déjà tous`,
    remedy:
      "supprimez le groupe « doctor », ou donnez-lui les domaines du service de cette page, au besoin suivis du début du chemin, par exemple docs.google.com/document",
  });

function repeatedHost(host: string, owner: Document, document: Document, index: number): Problem {
  return problem({
    ...document.at(["doctor", "hosts", index]),
    ...(owner === document
      ? { message: `« ${host} » est cité deux fois`, remedy: "supprimez le second" }
      : {
          message: `« ${host} » appartient déjà à la règle de data/${owner.path} : une seule des deux servirait`,
          remedy: "supprimez-le ici, ou précisez-le par le début du chemin, par exemple docs.google.com/document",
        }),
  });
}
