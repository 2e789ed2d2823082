import { escapePattern } from "../text/escape-pattern";
import { proseOf } from "../page-words";
import { type FieldPath, type Problem, warning } from "../problem";
import { PLACEHOLDERS } from "../text/prose";
import { wordsOf } from "../text/tokens";
import type { Document } from "./document";

const SITE = "site.json";

/** The brand facts of `site.json`, each with its placeholder; `checkWords` reports a fact that contains braces. */
export function brandFacts(documents: readonly Document[]): { placeholder: string; fact: string }[] {
  const site = documents.find(({ path }) => path === SITE)?.value ?? {};
  return Object.entries(PLACEHOLDERS).flatMap(([placeholder, field]) => {
    const fact = site[field];
    return typeof fact === "string" && fact !== "" && !/[{}]/.test(fact) ? [{ placeholder, fact }] : [];
  });
}

/** Whether a field is a fact that a placeholder stands for. */
export const isBrandFact = ({ path }: Pick<Document, "path">, field: FieldPath) =>
  path === SITE && Object.values<unknown>(PLACEHOLDERS).includes(field.join("."));

/**
 * The words of the brand, correct even if no dictionary has them.
 * @param documents all files; `site.json` says what the brand is
 */
export const brandWords = (documents: readonly Document[]): string[] =>
  brandFacts(documents).flatMap(({ fact }) => wordsOf(fact));

/**
 * Warns about the brand written out in a text, which would not follow when the brand changes.
 * @param documents all files; `site.json` says what the brand is
 */
export function checkBrand(documents: readonly Document[]): Problem[] {
  const facts = brandFacts(documents).map(({ placeholder, fact }) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(fact)}(?![\\p{L}\\p{N}])`, "u");
    return { placeholder, fact, pattern };
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
