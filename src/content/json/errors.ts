import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { MATCHERS } from "./matchers";
import type { JsonError } from "./parse-failure";

type Parsed = { tree: Node; error?: undefined } | { tree?: undefined; error: JsonError };

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * Parses a JSON file as strictly as Gatsby does, and explains the first mistake as a colleague would.
 * Only the first is reported: those after a missing comma only follow from it.
 * @param text the whole file
 */
export function parseJson(text: string): Parsed {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, STRICT);
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  if (first || !tree) return { error: explain(text, first) };
  const error = repeatedName(tree);
  return error ? { error } : { tree };
}

function explain(text: string, first: ParseError | undefined): JsonError {
  const { error, offset = 0 } = first ?? {};
  const failure = { text, offset, error: error === undefined ? "" : printParseErrorCode(error) };
  for (const matcher of MATCHERS) {
    const explained = matcher(failure);
    if (explained) return explained;
  }
  return {
    offset,
    message: "le JSON n'est pas lisible ici",
    remedy: "comparez cette ligne avec celle d'un fichier voisin",
  };
}

/** Finds a name used twice in one group: JSON silently drops the first. */
function repeatedName(node: Node): JsonError | undefined {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    const key = node.type === "object" ? child.children?.[0] : undefined;
    if (key && seen.has(key.value)) {
      return {
        offset: key.offset,
        message: `le champ « ${key.value} » est écrit deux fois : le premier serait perdu`,
        remedy: `gardez l'un des deux et supprimez l'autre${node.parent?.type === "array" ? " ; ou, s'il commence un autre groupe de la liste, ajoutez }, { avant le second" : ""}`,
      };
    }
    if (key) seen.add(key.value);
    const deeper = repeatedName(child);
    if (deeper) return deeper;
  }
  return undefined;
}
