import { checkDeployment, checkFolder, sortProblems } from "./check";
import { brandWords, checkBrand } from "./checks/brand";
import type { Document } from "./checks/document";
import { checkFilled } from "./checks/filled";
import { checkDepth } from "./checks/length";
import { checkNearDuplicates } from "./checks/near-duplicates";
import { checkPicture } from "./checks/picture";
import { checkQuestions } from "./checks/questions";
import { checkRepeats } from "./checks/repeats";
import { checkSpelling, openSpeller, readLexicon } from "./checks/spelling";
import { checkSteps } from "./checks/steps";
import { checkTypography } from "./checks/typography";
import { checkLabels, checkSynonyms } from "./checks/unique";
import { asEditorial, type Problem, stopsBuild } from "./problem";
import { releasedFirst } from "./checks/standing";
import type { Environment } from "./site";

/**
 * The writers' checks: all of `checkContent`, and those that a build does not run: spelling, typography, questions,
 * steps, repeats, near-duplicates, the brand, short names and synonyms, depth, share pictures.
 * @param dataFolder path of `data/`
 * @param environment variables of the process
 * @param beyond another check, for each file without problems that stop a build: it needs more than the content
 * @returns problems and warnings, first those of the environment, then in the order of files and lines; those of checks
 *   that a build does not run are editorial
 */
export async function verifyContent(
  dataFolder: string,
  environment: Environment,
  beyond: (document: Document) => Problem[] = () => [],
): Promise<Problem[]> {
  const { problems, documents, released } = checkFolder(dataFolder);
  const broken = new Set(problems.filter(stopsBuild).map(({ file }) => file));
  const lexicon = readLexicon(dataFolder);
  const afterwards = [
    ...documents.flatMap((document) => [
      ...checkTypography(document),
      ...checkQuestions(document),
      ...checkSteps(document),
      ...checkRepeats(document),
      ...checkDepth(document),
      ...checkPicture(document),
      ...(broken.has(`data/${document.path}`) ? [] : beyond(document)),
    ]),
    ...checkBrand(documents),
    ...checkFilled(documents),
    ...checkLabels(releasedFirst(documents, released), released),
    ...checkSynonyms(releasedFirst(documents, released)),
    ...lexicon.problems,
    ...(lexicon.words ? checkSpelling(documents, await openSpeller([...lexicon.words, ...brandWords(documents)])) : []),
    ...checkNearDuplicates(releasedFirst(documents, released)),
  ];
  return [...checkDeployment(dataFolder, environment), ...sortProblems([...problems, ...afterwards.map(asEditorial)])];
}
