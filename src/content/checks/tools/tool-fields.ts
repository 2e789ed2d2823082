import { insteadOf, nearest } from "../../text/nearest";
import { type FieldPath, problem, type Problem } from "../../problem";
import { TRAVEL_MODES, WIFI_SECURITY } from "../../tools/terms";
import type { Tool } from "../../vocabulary";
import type { Document } from "../document";
import { groupsAt, textAt } from "../groups";
import { toolOf } from "./tool-names";

const among = (names: readonly string[]): Choices => ({ names, knows: (choice) => names.includes(choice) });

interface Choices {
  /** The choices that the remedy may propose. */
  names: readonly string[];
  knows: (choice: string) => boolean;
}

/** The choices that a tool's code knows, by field name. */
const CHOICES: Partial<Record<Tool, Record<string, Choices>>> = {
  // Time zones also have older names, which no list has.
  "google-agenda": { zone: { names: Intl.supportedValuesOf("timeZone"), knows: isTimeZone } },
  "google-maps": { mode: among(TRAVEL_MODES) },
  qr: { security: among(WIFI_SECURITY), hidden: among(["no", "yes"]) },
};
/** The tools whose code reads no options. */
const WITHOUT_LISTS: readonly Tool[] = ["utm", "preview"];
/** The most names that a remedy can list. */
const MOST_NAMES = 12;

/**
 * Checks that each field of a tool can hold its initial value, and offers choices that the tool knows.
 * @param document any file; only those of `data/outils` describe such fields
 */
export function checkToolFields(document: Document): Problem[] {
  const tool = toolOf(document.path);
  if (!tool) return [];
  const { value } = document;
  const contents = (groupsAt(value, ["contents"]) ?? []).map((_, index) => ["contents", index, "inputs"]);
  return [["inputs"], ...contents].flatMap((path) =>
    (groupsAt(value, path) ?? []).flatMap((input, index) => checkInput(tool, input, [...path, index], document)),
  );
}

function checkInput(tool: Tool, input: unknown, path: FieldPath, document: Document): Problem[] {
  const kind = textAt(input, "kind");
  const value = textAt(input, "value");
  if (kind === "datetime" && value && !isMoment(value)) {
    const message = `« ${value} » n'est pas une date et une heure que ce champ sait montrer : il serait vide`;
    const remedy = "écrivez AAAA-MM-JJTHH:MM, par exemple : 2027-03-13T09:00";
    return [problem({ ...document.at([...path, "value"]), message, remedy })];
  }
  return kind === "select" ? checkSelect(tool, input, path, document) : [];
}

function checkSelect(tool: Tool, input: unknown, path: FieldPath, { at }: Document): Problem[] {
  const options = groupsAt(input, ["options"]);
  const refuse = (key: FieldPath, message: string, remedy: string) => [
    problem({ ...at([...path, ...key]), message, remedy }),
  ];
  if (WITHOUT_LISTS.includes(tool)) {
    return refuse(
      ["kind"],
      "cet outil n'a pas de liste de choix : celle-ci serait vide",
      "écrivez « text », ou une autre sorte de champ",
    );
  }
  if (!options) {
    return refuse(
      ["kind"],
      "un champ « select » est une liste de choix, et celui-ci n'en a aucun",
      "ajoutez « options », avec « value » et « label » pour chaque choix, ou écrivez une autre sorte",
    );
  }
  const offered = options.flatMap((option) => textAt(option, "value") ?? []);
  const known = CHOICES[tool]?.[textAt(input, "name") ?? ""];
  const unused = known?.names.filter((name) => !offered.includes(name)) ?? [];
  const wrong = options.flatMap((option, index) => {
    const choice = textAt(option, "value");
    if (choice === undefined) return [];
    const isRepeated = offered.indexOf(choice) < index;
    if (!isRepeated && (known?.knows(choice) ?? true)) return [];
    return refuse(
      ["options", index, "value"],
      isRepeated
        ? `la valeur « ${choice} » est déjà dans cette liste`
        : `la valeur « ${choice} » n'est pas de celles que l'outil connaît`,
      instead(choice, unused) + (isRepeated && unused.length > 0 ? ", ou supprimez ce choix" : ""),
    );
  });
  const value = textAt(input, "value");
  // A value that is wrong among the options is reported there.
  if (wrong.length > 0 || value === undefined || offered.includes(value)) return wrong;
  return refuse(["value"], `« ${value} » n'est pas un des choix de cette liste`, insteadOf(value, offered));
}

/** Whether a text is a real date and time in the format of a browser's `datetime-local` field. */
function isMoment(text: string): boolean {
  const time = Date.parse(`${text}Z`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && time >= 0 && new Date(time).toISOString().startsWith(text);
}

/** Whether `Intl` knows a time zone of this name, which must begin with a capital. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && Boolean(new Intl.DateTimeFormat("fr", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The remedy for a wrong choice: one of those that are not offered yet. */
function instead(choice: string, free: readonly string[]): string {
  if (free.length === 0) return "supprimez ce choix";
  const isNamed = nearest(choice, free) !== undefined || free.length <= MOST_NAMES;
  return isNamed
    ? insteadOf(choice, free)
    : `écrivez un nom de cette forme : ${free.find((name) => name.includes("/"))!}`;
}
