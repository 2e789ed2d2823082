import { proseOf } from "../page-words";
import { problem, type Problem } from "../problem";
import type { Document } from "./document";

/**
 * « 1. », « 2) » or « 3 – » before the step of that rank, « Étape 4 : » before any; « 3 clics suffisent » does not
 * match.
 */
const NUMBER = /^\s*(?:\d+\s*(?:[.)°:](?!\d)|[/–—-]\s)|[ée]tape\s+\d+)/iu;

/** Checks that no step of a list begins with a number of its own: the page numbers them. */
export function checkSteps(document: Document): Problem[] {
  return proseOf(document).flatMap(({ path, text }) => {
    const number = path.at(-3) === "steps" && path.at(-1) === "name" ? NUMBER.exec(text)?.[0].trim() : undefined;
    if (number === undefined || (/^\d/.test(number) && parseInt(number) !== Number(path.at(-2)) + 1)) return [];
    return [
      problem({
        ...document.at(path),
        message: `cette étape commence par « ${number} » : la page numérote elle-même les étapes`,
        remedy: "retirez le numéro, et commencez par le verbe",
      }),
    ];
  });
}
