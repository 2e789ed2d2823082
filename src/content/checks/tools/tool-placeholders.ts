import { problem, type Problem } from "../../problem";
import { PLACEHOLDER_NAMES, placeholdersOf } from "../../tools/message-placeholders";
import { TOOL_NAMES } from "../../tools/names";
import type { Document } from "../document";
import { groupsAt, textAt } from "../groups";
import { toolOf } from "./tool-names";

const ALL = PLACEHOLDER_NAMES.map((name) => `{${name}}`);

/**
 * Checks that a tool's sentences hold the placeholders that its code fills, and no others.
 * @param document any file; only those of `data/outils` hold such sentences
 * @returns one problem for each placeholder that would be shown as typed, and for each that is missing; the latter are
 *   editorial
 */
export function checkToolPlaceholders({ path, value, at }: Document): Problem[] {
  const tool = toolOf(path);
  if (!tool) return [];
  const codes: readonly string[] = TOOL_NAMES[tool].messages;
  return (groupsAt(value, ["messages"]) ?? []).flatMap((message, index) => {
    const [code, text] = [textAt(message, "code"), textAt(message, "text")];
    // Other checks report an unknown code and an empty text.
    if (code === undefined || !codes.includes(code) || !text?.trim()) return [];
    const { known, needed } = placeholdersOf(tool, code);
    const place = at(["messages", index, "text"]);
    return [
      ...ALL.filter((name) => text.includes(name) && !known.includes(name)).map((name) =>
        problem({
          ...place,
          message: `« ${name} » serait affiché tel quel : l'outil ne met rien à cet endroit de la phrase « ${code} »`,
          remedy: known.length > 0 ? `écrivez ${known.join(" ou ")}, ou retirez ce nom` : "retirez-le",
        }),
      ),
      ...needed
        .filter((name) => !text.includes(name))
        .map((name) =>
          problem({
            ...place,
            message: `il manque ${name} dans cette phrase : l'outil y met ce qu'il a compté ou trouvé`,
            remedy: `ajoutez ${name} à l'endroit où le visiteur doit le lire`,
            editorial: true,
          }),
        ),
    ];
  });
}
