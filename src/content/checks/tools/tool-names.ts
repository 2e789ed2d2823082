import { keyOf } from "../../files/file-shapes";
import { insteadOf, nearest } from "../../text/nearest";
import { type FieldPath, problem, type Problem } from "../../problem";
import { fits, schemaAt } from "../../shapes/tree";
import { TOOL_NAMES } from "../../tools/names";
import { QR_FIELDS, QR_LEVELS, type QrKind } from "../../tools/terms";
import type { Tool } from "../../vocabulary";
import type { Document } from "../document";
import { groupsAt, textAt } from "../groups";

/** A list whose groups each have a technical name that the tool's code knows. */
interface Named {
  path: FieldPath;
  /** The field that holds the name. */
  key: "code" | "name" | "value";
  names: readonly string[];
  /** The message for a missing name. */
  lacks: (name: string) => string;
  /** Whether a group with an unknown name is never shown: a surplus one is editorial. */
  unseen?: boolean;
}

/**
 * Checks that the words of a tool have the technical names that its code needs: all of them, each once.
 * @param document any file; only those of `data/outils` have such names
 * @returns one problem for each name that is not one of them, and for each that is missing
 */
export function checkToolNames(document: Document): Problem[] {
  const tool = toolOf(document.path);
  return tool ? listsOf(tool, document).flatMap((list) => checkList(list, document)) : [];
}

/** The tool whose words a file holds. */
export const toolOf = (path: string): Tool | undefined =>
  path.startsWith("outils/") && Object.hasOwn(TOOL_NAMES, keyOf(path)) ? (keyOf(path) as Tool) : undefined;

const NOUNS = { code: "le code", name: "le nom", value: "le niveau" };

const lacksField = (name: string) => `il manque le champ « ${name} »`;

function listsOf(tool: Tool, document: Document): Named[] {
  const { inputs, results, messages }: Partial<Record<string, readonly string[]>> = TOOL_NAMES[tool];
  return [
    ...(inputs ? [{ path: ["inputs"], key: "name", names: inputs, lacks: lacksField } as const] : []),
    ...(results ? [{ path: ["results"], key: "code", names: results, lacks: lacksResult, unseen: true } as const] : []),
    ...(messages?.length
      ? [{ path: ["messages"], key: "code", names: messages, lacks: lacksSentence, unseen: true } as const]
      : []),
    ...(tool === "qr" ? listsOfStudio(document) : []),
  ];
}

const lacksResult = (code: string) => `il manque le nom du résultat « ${code} »`;
const lacksSentence = (code: string) => `il manque la phrase du code « ${code} »`;

const listsOfStudio = ({ value }: Document): Named[] => [
  {
    path: ["contents"],
    key: "code",
    names: Object.keys(QR_FIELDS),
    lacks: (code) => `il manque le contenu « ${code} »`,
  },
  {
    path: ["design", "levels"],
    key: "value",
    names: QR_LEVELS,
    lacks: (level) => `il manque le niveau de correction « ${level} »`,
  },
  ...(groupsAt(value, ["contents"]) ?? []).flatMap((content, index): Named[] => {
    const code = textAt(content, "code") ?? "";
    if (!Object.hasOwn(QR_FIELDS, code)) return [];
    return [{ path: ["contents", index, "inputs"], key: "name", names: QR_FIELDS[code as QrKind], lacks: lacksField }];
  }),
];

function checkList({ path, key, names, lacks, unseen }: Named, { shape, value, at }: Document): Problem[] {
  const groups = groupsAt(value, path);
  // The shape check reports what is not a list.
  if (!groups) return [];
  const given = groups.map((group) => textAt(group, key));
  const missing = new Set(names.filter((name) => !given.includes(name)));
  const strays = given.flatMap((name = "", index) =>
    names.includes(name) && given.indexOf(name) === index ? [] : [{ name, index }],
  );
  const meant = pair(strays, missing);
  const left = [...missing];
  const wrong = strays.flatMap(({ name, index }) => {
    const field = [...path, index, key];
    if (!fits(schemaAt(shape, field)!, given[index])) return [];
    const right = meant.get(index);
    const isSurplus = right === undefined && left.length === 0;
    return [
      problem({
        ...at(field),
        message: `${NOUNS[key]} « ${name} » ${names.includes(name) ? "est déjà dans cette liste" : "n'est pas de ceux que l'outil connaît"}`,
        remedy: isSurplus
          ? "supprimez ce groupe de champs : il ne servirait à rien"
          : right === undefined
            ? insteadOf(name, left)
            : `écrivez « ${right} »`,
        ...(isSurplus && unseen && { editorial: true }),
      }),
    ];
  });
  // Until the unknown names are fixed, it is not known which names are missing.
  if (meant.size < strays.length) return wrong;
  return [
    ...wrong,
    ...left.map((name) =>
      problem({
        ...at(path),
        message: lacks(name),
        remedy: `ajoutez à « ${path.at(-1)!} » un groupe de champs dont « ${key} » est « ${name} »`,
      }),
    ),
  ];
}

/** Finds the missing name that each stray was meant to be, and removes it from `missing`. */
function pair(strays: readonly { name: string; index: number }[], missing: Set<string>): Map<number, string> {
  const meant = new Map<number, string>();
  const settle = (index: number, name: string) => {
    meant.set(index, name);
    missing.delete(name);
  };
  for (const { name, index } of strays) {
    const found = nearest(name, [...missing]);
    if (found !== undefined) settle(index, found);
  }
  const [stranger, ...others] = strays.filter(({ index }) => !meant.has(index));
  const [last, ...rest] = missing;
  if (stranger && last !== undefined && others.length + rest.length === 0) settle(stranger.index, last);
  return meant;
}
