import { proseOf } from "../../page-words";
import { type Problem, warning } from "../../problem";
import { sentencesOf } from "../../text/sentences";
import type { Document } from "../document";
import { groupsAt, textAt } from "../groups";

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

/**
 * Warns about a first benefit without a percentage: the drawing beside it shows one to scale.
 * @param documents all files
 */
export const checkUplift = (documents: readonly Document[]): Problem[] =>
  documents.flatMap(({ path, value, at }) => {
    const impact = path === "landing/benefits.json" ? textAt(groupsAt(value, ["items"])?.[0], "impact") : undefined;
    if (impact === undefined || percentagesIn(impact).length > 0) return [];
    return [
      warning({
        ...at(["items", 0, "impact"]),
        message: `le dessin de ce premier bénéfice compare deux barres d'après son pourcentage, et « ${impact} » n'en a pas`,
        remedy:
          "écrivez un pourcentage, par exemple « +40 % en moyenne », ou mettez en premier le bénéfice qui en a un",
      }),
    ];
  });

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
