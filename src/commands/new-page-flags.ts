import { parseArgs } from "node:util";
import { type NewPage, subjectFault, tidySubject, titleFault } from "../content/new-page";
import { slugFault, suggestSlug } from "../content/place-page";
import { FAMILIES } from "../content/vocabulary";

/**
 * Reads a new page from the flags of `npm run nouvelle-page`.
 * @param dataFolder path of `data/`
 * @returns the page; a French sentence where a flag is wrong
 */
export function pageFromFlags(dataFolder: string, args: readonly string[]): NewPage | string {
  const option = { type: "string" } as const;
  let values: Partial<Record<"famille" | "sujet" | "adresse" | "titre", string>>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { famille: option, sujet: option, adresse: option, titre: option },
    }));
  } catch {
    return "Une option est inconnue, ou sa valeur manque.";
  }
  const family = FAMILIES.find((name) => name === values.famille);
  if (!family) return `--famille attend l’un de ces noms : ${FAMILIES.join(", ")}.`;
  const subject = tidySubject(values.sujet ?? "");
  const slug = values.adresse ?? suggestSlug(subject);
  const title = values.titre?.trim();
  const named = (flag: string, fault: string | undefined) => fault && `${flag} : ${fault}`;
  return (
    named("--sujet", subjectFault(subject)) ??
    named("--adresse", slugFault(dataFolder, family, slug)) ??
    named("--titre", title === undefined ? undefined : titleFault(family, title)) ?? { family, slug, subject, title }
  );
}
