import { normalised } from "../text/normalised";
import { proseOf } from "../page-words";
import { problem, type Problem } from "../problem";
import type { Document } from "./document";

/** Checks that each question of a file asks something, and asks it once. */
export function checkQuestions(document: Document): Problem[] {
  const seen = new Set<string>();
  return proseOf(document)
    .filter(({ path }) => path.at(-1) === "question")
    .flatMap(({ path, text }) => {
      const place = document.at(path);
      const key = normalised(text);
      const isRepeated = seen.has(key);
      seen.add(key);
      return [
        ...(/\?[\s»”)]*$/.test(text)
          ? []
          : [
              problem({
                ...place,
                message: "cette question n'a pas de point d'interrogation à la fin",
                remedy: "finissez-la par « ? », ou tournez-la en question",
              }),
            ]),
        ...(isRepeated
          ? [
              problem({
                ...place,
                message: "la même question figure déjà plus haut dans ce fichier",
                remedy: "supprimez l'une des deux, ou posez une autre question",
              }),
            ]
          : []),
      ];
    });
}
