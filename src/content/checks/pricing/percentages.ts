import { proseOf } from "../../page-words";
import { type Problem, warning } from "../../problem";
import { sentencesOf } from "../../text/sentences";
import type { Document } from "../document";

interface Repeated {
  /** Where the figure is set. */
  file: string;
  field: string;
  /** Selects the text by its content, when several fields have that name. */
  says?: RegExp;
  /** The files that repeat it, and what a sentence that repeats it matches. */
  files: RegExp;
  subject: RegExp;
}

const FIGURES: readonly Repeated[] = [
  { file: "landing/affiliate.json", field: "figure", files: /^landing\/affiliate/, subject: /%/ },
  { file: "landing/benefits.json", field: "impact", files: /^landing\//, subject: /conversion/ },
  {
    file: "landing/faq.json",
    field: "answer",
    says: /%.*interruption|disponib.*%/,
    files: /^landing\//,
    subject: /disponib|répond.*% du temps/,
  },
];

const percentagesIn = (text: string) => text.match(/\d+(?:,\d+)?(?=\s*%)/g) ?? [];

/**
 * Warns about percentages of the home page that are set in one place and repeated differently in another: the
 * affiliate commission, the rise in conversion, the service's availability.
 * @param documents all files
 */
export const checkPercentages = (documents: readonly Document[]): Problem[] =>
  FIGURES.flatMap(({ file, field, says, files, subject }) => {
    const source = documents.find(({ path }) => path === file);
    const sourceText =
      source && proseOf(source).find(({ path, text }) => path.at(-1) === field && (says?.test(text) ?? true))?.text;
    const [figure] = percentagesIn(sourceText ?? "");
    if (!figure) return [];
    const others = documents.filter(({ path }) => files.test(path));
    return others.flatMap((document) =>
      proseOf(document).flatMap(({ path, text }) =>
        sentencesOf(text)
          .filter((sentence) => subject.test(sentence))
          .flatMap(percentagesIn)
          .filter((other) => other !== figure)
          .map((other) =>
            warning({
              ...document.at(path),
              message: `« ${other} % » : data/${file} dit « ${sourceText!} »`,
              remedy: "écrivez le même chiffre aux deux endroits",
            }),
          ),
      ),
    );
  });
