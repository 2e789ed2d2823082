import { z } from "zod";
import { checkTools } from "../checks/tools/tools";
import { checkFiles } from "../check";
import { FAMILY_SHAPES, keyOf, SINGLE_FILES, type SingleFile } from "../files/file-shapes";
import { badValue, goodValue, limitsOf } from "./examples";
import { excerpt } from "../text/excerpt";
import { fieldName, type Problem } from "../problem";
import { FIVE_MINUTES, MOVING, PLACES, SEEN } from "./reference-words";
import { bare, notesOf } from "../shapes/tree";
import { FAMILIES, ICONS, PAGE_TOOLS, PALETTES } from "../vocabulary";

type Schema = z.core.$ZodType;
type Path = (string | number)[];

/** The path of the writers' guide; written by `npm run schemas`. */
export const REFERENCE = "data/README.md";

/** A longer list of values is not repeated at each of its fields. */
const LONG_LIST = 12;

/** A field of a shape; groups and lists come before their content. */
interface Field {
  path: Path;
  schema: Schema;
  isRequired: boolean;
}

function fieldsOf(schema: Schema, path: Path = []): Field[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return withInside(inner.element, [...path, 0], true);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => {
    const isRequired = !(field instanceof z.ZodOptional || field instanceof z.ZodDefault);
    return withInside(field as Schema, [...path, name], isRequired);
  });
}

const withInside = (schema: Schema, path: Path, isRequired: boolean): Field[] => [
  { path, schema, isRequired },
  ...fieldsOf(schema, path),
];

/** A file with every field of its shape, one of them changed. */
function fileWith(shape: Schema, path: Path, value: unknown): string {
  const whole = goodValue(shape) as Record<string, unknown>;
  const holder = path.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(inner as object, key), whole);
  Reflect.set(holder as object, path.at(-1)!, value);
  return JSON.stringify(whole);
}

/** The problems that the checks find in a file of the reference, beside a page that its links may name, with its tool. */
export function checkExample(name: string, text: string): Problem[] {
  const neighbour = JSON.stringify({
    title: "Une page voisine",
    subtitle: "-",
    description: "-",
    features: [],
    tool: keyOf(name),
  });
  const files = [
    { path: name, text },
    { path: "raccourcir-lien/dropbox.json", text: neighbour },
  ];
  const { problems, documents } = checkFiles(files, new Date("2026-03-09"));
  // The technical names of the reference are examples of their form, not those of one tool.
  const ofNames = new Set(documents.flatMap(checkTools).map(({ field, message }) => `${field} ${message}`));
  return problems.filter(
    ({ file, level, field, message }) =>
      file === `data/${name}` && level === "problem" && !ofNames.has(`${field} ${message}`),
  );
}

const code = (value: unknown) => `\`${excerpt(JSON.stringify(value), 160)}\``;

/** The name of a field as writers read it: `guide.steps[].name`. */
const shownName = (path: Path) => fieldName(path).replaceAll("[0]", "[]");

/** A field's rule in a few French words. */
function ruleOf(schema: Schema): string {
  const { type, format, enum: values, minLength, maxLength, minItems, maxItems, minimum, maximum } = limitsOf(schema);
  const between = (low: number | undefined, high: number | undefined, what: string) => {
    if (low === high && low !== undefined) return `${low} ${what}`;
    if (low && high) return `de ${low} à ${high} ${what}`;
    return high ? `${high} ${what} au plus` : low ? `${low} ${what} au moins` : "";
  };
  const sentence = (kind: string, size: string) => (size ? `${kind} : ${size}.` : `${kind}.`);
  if (values)
    return values.length > LONG_LIST
      ? "Une valeur des listes données plus bas."
      : `Une valeur parmi ${values.map((value) => `\`${value}\``).join(", ")}.`;
  if (format === "date") return "Date, comme 2026-03-09.";
  if (format === "uri") return sentence("Adresse complète", between(undefined, maxLength, "caractères"));
  if (type === "array") return sentence("Liste", between(minItems, maxItems, "éléments"));
  if (bare(schema) instanceof z.ZodObject) return "Groupe de champs.";
  if (type === "boolean") return "`true` ou `false`.";
  // Every integer of zod has a maximum, which is no rule of ours.
  if (type === "integer" && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return sentence("Nombre entier", `de ${minimum ?? 0} à ${maximum}`);
  if (type === "integer") return sentence("Nombre entier", minimum ? `${minimum} au moins` : "");
  if (type === "number") return "Nombre, avec un point pour les décimales.";
  return sentence("Texte", between(minLength, maxLength, "caractères"));
}

function entry(name: string, shape: Schema, { path, schema, isRequired }: Field): string {
  const { description } = notesOf(schema);
  const seen = path.length === 1 && typeof path[0] === "string" ? SEEN[path[0]] : undefined;
  const isElement = typeof path.at(-1) === "number";
  const bad = badValue(schema);
  const byDefault = schema instanceof z.ZodDefault && `Sans ce champ : \`${String(schema.def.defaultValue)}\`.`;
  const reported = bad === undefined ? undefined : checkExample(name, fileWith(shape, path, bad))[0];
  return [
    `- **\`${shownName(path)}\`**${isElement ? "" : isRequired ? ", obligatoire" : ", facultatif"}. ${[description, ruleOf(schema), byDefault].filter(Boolean).join(" ")}${seen && name.includes("/") && !(name in SINGLE_FILES) ? ` On le voit : ${seen}.` : ""}`,
    ...(reported
      ? [
          `  - bon : ${code(goodValue(schema))}`,
          `  - mauvais : ${code(bad)} ; « ${reported.message} » → ${reported.remedy}`,
        ]
      : []),
  ].join("\n");
}

const entries = (name: string, shape: Schema, keep: (field: Field) => boolean = () => true) =>
  fieldsOf(shape)
    .filter(keep)
    .map((field) => entry(name, shape, field))
    .join("\n");

/** The fields that pages of all families share: the same schema object is in each shape. */
const sharedNames = () => {
  const [first, ...others] = Object.values(FAMILY_SHAPES);
  return Object.keys(first!.shape).filter((name) => others.every(({ shape }) => shape[name] === first!.shape[name]));
};

function families(): string {
  const shared = sharedNames();
  const isShared = ({ path }: Field) => shared.includes(String(path[0]));
  return [
    ...FAMILIES.map(
      (family) =>
        `### Une page de /${family}\n\n${entries(`${family}/exemple.json`, FAMILY_SHAPES[family], (field) => !isShared(field))}`,
    ),
    `### Les champs de toute page\n\n${entries("raccourcir-lien/exemple.json", FAMILY_SHAPES["raccourcir-lien"], isShared)}`,
  ].join("\n\n");
}

const single = ([name, shape]: [string, Schema]) =>
  `<details>\n<summary><code>data/${name}</code> : ${PLACES[name as SingleFile]}</summary>\n\n${entries(name, shape)}\n\n</details>`;

const list = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(", ");

/**
 * Writes the writers' guide from the description of the content.
 * @returns the text of `data/README.md`
 */
export function reference(): string {
  return [
    FIVE_MINUTES,
    MOVING,
    `## Les champs d’une page\n\nChaque champ avec un bon exemple, un mauvais, et ce que les contrôles disent du mauvais.\n\n${families()}\n`,
    `## Les autres fichiers\n\nLes textes qui ne sont pas dans le fichier d’une page de famille. Ils sont tous obligatoires.\n\n${Object.entries(SINGLE_FILES).map(single).join("\n\n")}\n`,
    `## Icônes, couleurs et outils\n\nIcônes : ${list(ICONS)}.\n\nCouleurs : ${list(PALETTES)}.\n\nOutils : ${list([...PAGE_TOOLS, "none"])}. Ce que fait chacun est dit plus haut, à son fichier de \`data/outils/\`.\n`,
  ].join("\n");
}
