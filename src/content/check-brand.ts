import type { Document } from "./check-document";
import { escapePattern } from "./escape-pattern";
import { proseOf } from "./page-words";
import { type Problem, warning } from "./problem";
import { PLACEHOLDERS } from "./prose";

const SITE = "site.json";

/**
 * Warns of the brand written in clear: it would stay behind on the day when it changes.
 * @param documents all files; `site.json` says what the brand is
 */
export function checkBrand(documents: readonly Document[]): Problem[] {
  const site = documents.find(({ path }) => path === SITE)?.value ?? {};
  const facts = Object.entries(PLACEHOLDERS).flatMap(([placeholder, field]) => {
    const fact = site[field];
    if (typeof fact !== "string" || fact === "") return [];
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(fact)}(?![\\p{L}\\p{N}])`, "u");
    return [{ placeholder, fact, pattern }];
  });
  return documents
    .filter(({ path }) => path !== SITE)
    .flatMap((document) =>
      proseOf(document).flatMap(({ path, text }) =>
        facts
          .filter(({ pattern }) => pattern.test(text))
          .map(({ placeholder, fact }) =>
            warning({
              ...document.at(path),
              message: `« ${fact} » est écrit en toutes lettres`,
              remedy: `écrivez ${placeholder} : le texte suivra le jour où data/${SITE} changera`,
            }),
          ),
      ),
    );
}
