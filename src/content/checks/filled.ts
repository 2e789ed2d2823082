import { countCharacters } from "../text/characters";
import { counted } from "../text/numbers";
import { proseOf } from "../page-words";
import { type Problem, warning } from "../problem";
import { brandFacts } from "./brand";
import type { Document } from "./document";

/**
 * Warns about texts that are short enough as typed, but too long once the brand is filled in.
 * @param documents all files; `site.json` says what the brand is
 */
export function checkFilled(documents: readonly Document[]): Problem[] {
  const facts = brandFacts(documents);
  const filled = (text: string) =>
    facts.reduce((whole, { placeholder, fact }) => whole.replaceAll(placeholder, () => fact), text);
  return documents.flatMap((document) =>
    proseOf(document).flatMap(({ path, text, most }) => {
      const length = countCharacters(filled(text));
      if (countCharacters(text) > most || length <= most) return [];
      return [
        warning({
          ...document.at(path),
          message: `une fois la marque écrite, ce texte compte ${counted(length, "caractère")}, il en faut au plus ${most}`,
          remedy: `retirez ${counted(length - most, "caractère")} ou plus`,
        }),
      ];
    }),
  );
}
