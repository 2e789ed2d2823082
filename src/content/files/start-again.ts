import { familyOf } from "./file-shapes";

/**
 * How a writer starts a file again of which nothing can be kept.
 * @param path path relative to `data/`
 * @returns a remedy in French: a page starts from its neighbour, any other file from what was last published
 */
export const startAgain = (path: string): string =>
  familyOf(path)
    ? "copiez-y une page voisine et remplacez ses textes"
    : "remettez-y le texte de la dernière version publiée";
