import { type FieldPath, problem, type Problem } from "../problem";
import type { Document } from "./document";
import { groupsAt, inside } from "./groups";

/** The parameters that are kept or dropped whatever the service. */
const GENERAL_RULES = "outils/doctor.json";

/** The texts of a list, in its order; what is no text is an empty one: its shape tells the rest. */
const textsAt = (value: unknown, path: FieldPath): string[] =>
  (groupsAt(value, path) ?? []).map((item) => (typeof item === "string" ? item : ""));

/**
 * Checks that the link doctor's rules can do what they say: one page a host, one fate a parameter, no empty condition.
 * @param documents all files; of two pages with one host, the later one is told to change
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
 * Tells each parameter that a rule keeps and drops; upper and lower case are one.
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

/** A page that was copied with its rule: without its hosts one by one, an empty list would be left. */
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
