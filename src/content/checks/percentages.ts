import { proseOf } from "../page-words";
import { type Problem, warning } from "../problem";
import { sentencesOf } from "../text/sentences";
import type { Document } from "./document";

interface Repeated {
  /** Where the figure is set. */
  file: string;
  field: string;
  /** Whether a sentence of a file speaks of it. */
  isMeant: (file: string, sentence: string) => boolean;
}

const FIGURES: readonly Repeated[] = [
  { file: "landing/affiliate.json", field: "figure", isMeant: (file) => file === "landing/affiliate.json" },
  {
    file: "landing/benefits.json",
    field: "impact",
    isMeant: (file, sentence) => file.startsWith("landing/") && /conversion/.test(sentence),
  },
];

const percentagesIn = (text: string) => text.match(/\d+(?:,\d+)?(?=\s*%)/g) ?? [];

/**
 * Warns of percentages of the home page that are set in one place and repeated otherwise in another: what an affiliate
 * gets, what a worked link brings.
 * @param documents all files
 */
export const checkPercentages = (documents: readonly Document[]): Problem[] =>
  FIGURES.flatMap(({ file, field, isMeant }) => {
    const source = documents.find(({ path }) => path === file);
    const said = source && proseOf(source).find(({ path }) => path.at(-1) === field)?.text;
    const [figure] = percentagesIn(said ?? "");
    if (!figure) return [];
    return documents.flatMap((document) =>
      proseOf(document).flatMap(({ path, text }) =>
        sentencesOf(text)
          .filter((sentence) => isMeant(document.path, sentence))
          .flatMap(percentagesIn)
          .filter((other) => other !== figure)
          .map((other) =>
            warning({
              ...document.at(path),
              message: `« ${other} % » : data/${file} dit « ${said!} »`,
              remedy: "écrivez le même chiffre aux deux endroits",
            }),
          ),
      ),
    );
  });
