import type { Site } from "../site";
import { typeset } from "./typography";

/** The placeholders that writers use for brand facts, and the field of each fact. */
export const PLACEHOLDERS = {
  "{marque}": "name",
  "{domaineCourt}": "shortDomain",
} as const satisfies Record<string, keyof Site>;

/** « de » and « que » before the brand's name, which may one day begin with a vowel. */
const BEFORE_BRAND = /(?<!\p{L})(d|(?:lors|puis)?qu)e[ \u00A0](?=\{marque\})/giu;

const beginsWithVowel = (name: string) => /^[aeiouœæ]/i.test(name.normalize("NFD"));

/**
 * A writer's plain text as the visitor reads it: brand facts filled in (« de » and « que » elided before a
 * name that begins with a vowel), French typography applied.
 * @param text text of a JSON file
 * @param site facts of `data/site.json`
 */
export function inFrench(text: string, site: Site): string {
  const elided = beginsWithVowel(site.name) ? text.replace(BEFORE_BRAND, "$1'") : text;
  const filled = elided.replace(/\{[a-zA-Z]+\}/g, (name) =>
    name in PLACEHOLDERS ? String(site[PLACEHOLDERS[name as keyof typeof PLACEHOLDERS]]) : name,
  );
  return typeset(filled);
}
