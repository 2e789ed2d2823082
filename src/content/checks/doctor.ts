import { type FieldPath, problem, type Problem } from "../problem";
import type { Document } from "./document";
import { inside } from "./groups";

/** The parameters that are kept or dropped whatever the service. */
const GENERAL_RULES = "outils/doctor.json";

interface Rule {
  hosts: string[];
  warnings: { when?: object }[];
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((item) => (typeof item === "string" ? item : "")) : [];

/** A page's rule, as far as it can be read: its shape tells the rest. */
function ruleOf({ value }: Document): Rule {
  const rule = (value["doctor"] ?? {}) as Record<string, unknown>;
  const warnings = Array.isArray(rule["warnings"]) ? (rule["warnings"] as (Rule["warnings"][number] | null)[]) : [];
  return {
    hosts: textsIn(rule["hosts"]),
    warnings: warnings.map((warning) => warning ?? {}),
  };
}

/**
 * Checks that the link doctor's rules can do what they say: one page a host, one fate a parameter, no empty condition.
 * @param documents all files; of two pages with one host, the later one is told to change
 */
export function checkDoctor(documents: readonly Document[]): Problem[] {
  const owners = new Map<string, Document>();
  return documents.flatMap((document) => {
    if (document.path === GENERAL_RULES) return checkFates(document, []);
    const { hosts, warnings } = ruleOf(document);
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
      ...warnings.flatMap(({ when }, index) =>
        when && typeof when === "object" && Object.keys(when).length === 0
          ? [
              problem({
                ...document.at(["doctor", "warnings", index, "when"]),
                message: "cette condition est vide : l'avertissement s'afficherait pour tous les liens du service",
                remedy: "ajoutez-y « parameter », « value », « path » ou « without »",
              }),
            ]
          : [],
      ),
    ];
  });
}

/**
 * Tells each parameter that a rule keeps and drops; upper and lower case are one.
 * @param path the group that holds both lists
 */
function checkFates({ value, at }: Document, path: FieldPath): Problem[] {
  const rule = path.reduce(inside, value);
  const keep = textsIn(inside(rule, "keep")).map((name) => name.toLowerCase());
  return textsIn(inside(rule, "drop")).flatMap((name, index) =>
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
