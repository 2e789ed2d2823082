import { insteadOf } from "../../text/nearest";
import { type FieldPath, problem, type Problem } from "../../problem";
import type { Document } from "../document";
import { groupsAt, textAt } from "../groups";
import { toolOf } from "./tool-names";

/** The key that tells the entries of each list apart: of two with the same, the second could not be chosen. */
const KEYS = { countries: "value", devices: "value", systems: "value", scenarios: "code" } as const;

/** What a rule may require of a visitor, with the list of the possible values. */
const TRAITS = { country: "countries", device: "devices", system: "systems" } as const;

/**
 * Checks that the redirect simulator names only countries, devices and systems that its lists have.
 * @param document any file; only `outils/redirects.json` has such lists
 * @returns one problem for each entry that a list has twice; if none, for each name that its list lacks, at its first
 *   use; if none, for each device without a system, and for each rule without conditions that is not the last of its
 *   scenario, or the other way round
 */
export function checkToolRedirects(document: Document): Problem[] {
  if (toolOf(document.path) !== "redirects") return [];
  const { value, at } = document;
  const repeated = Object.entries(KEYS).flatMap(([list, key]) => {
    const names = (groupsAt(value, [list]) ?? []).map((entry) => textAt(entry, key));
    return names.flatMap((name, index) =>
      name === undefined || names.indexOf(name) === index
        ? []
        : [
            problem({
              ...at([list, index, key]),
              message: `« ${name} » est déjà dans cette liste`,
              remedy: "donnez-lui un autre nom, ou supprimez ce choix",
            }),
          ],
    );
  });
  if (repeated.length > 0) return repeated;
  const systems = groupsAt(value, ["systems"]);
  // The shape check alone reports a missing list.
  if (!systems) return [];
  const rules = (groupsAt(value, ["scenarios"]) ?? []).flatMap((scenario, index) =>
    (groupsAt(scenario, ["rules"]) ?? []).map((rule, place) => ({ rule, path: ["scenarios", index, "rules", place] })),
  );
  const cited: Cited[] = [
    ...systems.flatMap((system, index) => citedIn(system, "devices", "devices", ["systems", index])),
    ...rules.flatMap(({ rule, path }) =>
      Object.entries(TRAITS).flatMap(([trait, list]) => citedIn(rule, trait, list, path)),
    ),
  ];
  const reported = new Set<string>();
  const unknown = cited.flatMap(({ name, list, path }) => {
    const names = (groupsAt(value, [list]) ?? []).flatMap((option) => textAt(option, "value") ?? []);
    if (names.length === 0 || names.includes(name) || reported.has(`${list} ${name}`)) return [];
    reported.add(`${list} ${name}`);
    const unused = names.filter((other) => cited.every((one) => one.list !== list || one.name !== other));
    return [
      problem({
        ...at(path),
        message: `« ${name} » n'est pas dans la liste « ${list} »`,
        remedy: `${insteadOf(name, unused.length > 0 ? unused : names)}, ou écrivez « ${name} » dans « ${list} »`,
      }),
    ];
  });
  if (unknown.length > 0) return unknown;
  return [...endsOfRules(document), ...devicesWithoutSystem(document, cited)];
}

/** The last rule of a scenario is for all other visitors, and only it: a rule after it would never be read. */
function endsOfRules({ value, at }: Document): Problem[] {
  return (groupsAt(value, ["scenarios"]) ?? []).flatMap((scenario, index) => {
    const rules = groupsAt(scenario, ["rules"]) ?? [];
    const isOpen = (rule: unknown) => Object.keys(TRAITS).every((trait) => !groupsAt(rule, [trait])?.length);
    const firstOpen = rules.findIndex(isOpen);
    if (rules.length === 0 || firstOpen === rules.length - 1) return [];
    const place = firstOpen < 0 ? rules.length - 1 : firstOpen;
    return [
      problem({
        ...at(["scenarios", index, "rules", place]),
        message:
          firstOpen < 0
            ? "la dernière règle a des conditions : le simulateur n'aurait pas de destination pour les autres visiteurs"
            : "cette règle n'a pas de condition : celles qui la suivent ne seraient jamais lues",
        remedy:
          firstOpen < 0
            ? "ajoutez à la fin une règle sans country, device ni system"
            : "mettez-la à la fin, ou donnez-lui une condition",
      }),
    ];
  });
}

function devicesWithoutSystem({ value, at }: Document, cited: readonly Cited[]): Problem[] {
  return (groupsAt(value, ["devices"]) ?? []).flatMap((device, index) => {
    const name = textAt(device, "value");
    if (name === undefined || cited.some((one) => one.path[0] === "systems" && one.name === name)) return [];
    return [
      problem({
        ...at(["devices", index, "value"]),
        message: `aucun système n'existe sur l'appareil « ${name} » : sa liste serait vide`,
        remedy: "ajoutez ce nom aux « devices » d'un système, ou supprimez cet appareil",
      }),
    ];
  });
}

interface Cited {
  name: string;
  /** The list that must have it. */
  list: string;
  path: FieldPath;
}

const citedIn = (group: unknown, key: string, list: string, path: FieldPath): Cited[] =>
  (groupsAt(group, [key]) ?? []).flatMap((name, index) =>
    typeof name === "string" ? [{ name, list, path: [...path, key, index] }] : [],
  );
