import { proseOf } from "../../page-words";
import { type Problem, warning } from "../../problem";
import { sentencesOf } from "../../text/sentences";
import type { Document } from "../document";
import { PRICING } from "./plans";

/** « 72 heures ouvrées », « 24 h garanties ». */
const PROMISE = /(?<![\d.,])(\d+)\s(?:h|heures?)\s(ouvrées?|garanties?)(?!\p{L})/gu;
/** A sentence about our service: a carrier has its own hours. */
const OURS = /assistance|offres?(?!\p{L})|\{marque\}/u;

/** The response times that a text promises, in hours, each with its kind. */
const promisesIn = (text: string) =>
  sentencesOf(text)
    .filter((sentence) => OURS.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(PROMISE)])
    .map(([quoted, hours = "", kind = ""]) => ({ quoted, hours, kind: kind.replace(/s$/, "") }));

/**
 * Warns about support response times that the pricing does not promise: texts left unchanged when it changes.
 * @param documents all files
 */
export function checkHours(documents: readonly Document[]): Problem[] {
  const pricing = documents.find(({ path }) => path === PRICING);
  const right = pricing ? proseOf(pricing).flatMap(({ text }) => promisesIn(text)) : [];
  return documents.flatMap((document) =>
    proseOf(document).flatMap(({ path, text }) =>
      promisesIn(text).flatMap(({ quoted, hours, kind }) => {
        const promised = right.filter((promise) => promise.kind === kind);
        if (promised.length === 0 || promised.some((promise) => promise.hours === hours)) return [];
        return warning({
          ...document.at(path),
          message: `« ${quoted} » : ce n'est pas le délai de data/${PRICING}`,
          remedy: `écrivez « ${promised[0]!.quoted} », ou changez-le dans les deux fichiers`,
        });
      }),
    ),
  );
}
