import { parseArgs } from "node:util";
import type { NewPage } from "../../content/new-page/propose-page";
import { hasTitle, subjectFault, tidySubject, titleFault } from "../../content/new-page/faults";
import { slugFault, suggestSlug } from "../../content/new-page/place-page";
import { FAMILIES } from "../../content/vocabulary";

/** Says in French what is wrong with the flags; Node's message quotes the word at fault. */
function strayWord({ code, message }: Error & { code?: string }): string {
  const [word = ""] = /(?<=').+?(?='[ .]|'$| <)/m.exec(message) ?? [];
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `Option inconnue : ${word}`;
  if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return `${word} : sa valeur manque.`;
  return `« ${word} » n’appartient à aucune option : séparez la commande de ses options par --, et entourez de guillemets une valeur de plusieurs mots.`;
}

/**
 * Reads a new page from the flags of `npm run nouvelle-page`.
 * @param dataFolder path of `data/`
 * @returns the page, or a French sentence if a flag is wrong
 */
export function pageFromFlags(dataFolder: string, args: readonly string[]): NewPage | string {
  const option = { type: "string" } as const;
  let values: Partial<Record<"famille" | "sujet" | "adresse" | "titre", string>>;
  let given: string[];
  try {
    const parsed = parseArgs({
      args: [...args],
      options: { famille: option, sujet: option, adresse: option, titre: option },
      tokens: true,
    });
    values = parsed.values;
    given = parsed.tokens.flatMap((token) => (token.kind === "option" ? [token.rawName] : []));
  } catch (error) {
    return strayWord(error as Error & { code?: string });
  }
  const twice = given.find((name, index) => given.indexOf(name) < index);
  if (twice) return `${twice} est donnée deux fois : gardez-en une.`;
  const family = FAMILIES.find((name) => name === values.famille);
  if (!family) return `--famille attend l’un de ces noms : ${FAMILIES.join(", ")}.`;
  const subject = tidySubject(values.sujet ?? "");
  const slug = values.adresse ?? suggestSlug(subject);
  const title = values.titre?.trim();
  if (title !== undefined && !hasTitle(family))
    return `--titre : une page de /${family} n’en a pas, son titre est tiré de --sujet. Retirez l’option.`;
  const named = (flag: string, fault: string | undefined) => fault && `${flag} : ${fault}`;
  const givesNoAddress =
    slug === "" && values.adresse === undefined
      ? `« ${subject} » n’a ni lettre latine ni chiffre dont tirer une adresse : ajoutez --adresse.`
      : undefined;
  return (
    named("--sujet", subjectFault(family, subject) ?? givesNoAddress) ??
    named("--adresse", slugFault(dataFolder, family, slug)) ??
    named("--titre", title === undefined ? undefined : titleFault(family, title)) ?? { family, slug, subject, title }
  );
}
