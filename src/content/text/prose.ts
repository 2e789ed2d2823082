import type { Site } from "../site";
import { typeset } from "./typography";

/** The names that writers put in braces instead of a brand fact, and where the fact stands. */
export const PLACEHOLDERS = {
  "{marque}": "name",
  "{domaineCourt}": "shortDomain",
} as const satisfies Record<string, keyof Site>;

/**
 * A writer's plain text as the visitor reads it: brand facts filled in, French typography applied.
 * @param text text of a JSON file
 * @param site facts of `data/site.json`
 */
export function inFrench(text: string, site: Site): string {
  const filled = text.replace(/\{[a-zA-Z]+\}/g, (name) =>
    name in PLACEHOLDERS ? String(site[PLACEHOLDERS[name as keyof typeof PLACEHOLDERS]]) : name,
  );
  return typeset(filled);
}
