import { familyOf } from "./file-shapes";

/**
 * How a writer restarts a file when nothing of it can be kept.
 * @param path path relative to `data/`
 * @returns a remedy in French: a page starts from a neighbouring one, any other file from its last published version
 */
export const startAgain = (path: string): string =>
  familyOf(path)
    ? "copiez-y une page voisine et remplacez ses textes"
    : "remettez-y le texte de la dernière version publiée";
