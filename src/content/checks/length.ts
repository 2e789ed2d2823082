import { countWords, isPage } from "../page-words";
import { type Problem, warning } from "../problem";
import type { Document } from "./document";

/** The fewest words of its own for a page with a long text. */
export const FEWEST_WORDS = 250;

/** Warns about pages with a long text that have too few words. A page with only the required fields is left alone. */
export function checkLength(document: Document): Problem[] {
  if (!isPage(document) || !("what" in document.value)) return [];
  const words = countWords(document);
  if (words >= FEWEST_WORDS) return [];
  return [
    warning({
      ...document.at(["what"]),
      message: `la page compte ${words} mots à elle, il en faut ${FEWEST_WORDS} pour mériter son adresse`,
      remedy: `ajoutez-en ${FEWEST_WORDS - words} que seule cette page peut dire`,
    }),
  ];
}

/** Warns about pages that have no long text yet: they are shown, but they are thin. */
export function checkDepth(document: Document): Problem[] {
  if (!isPage(document) || "what" in document.value) return [];
  return [
    warning({
      ...document.at([]),
      message: "la page n'a pas encore de texte long",
      remedy: "ajoutez « what », « guide », « assets », « limits » et « questions »",
    }),
  ];
}
