import { FOUR_FIELDS, plain } from "../bad-files/bad-file";
import { checkAgain } from "../problems-with";
import { PRICING, siteWith, specifiedPlans } from "./pricing/specified-plans";

export const ESSAY = "raccourcir-lien/essai.json";

const JUDGED = [ESSAY, PRICING].map((file) => `data/${file}`);

/** The problems of a page with this subtitle, and of the plans (by default those of the specification). */
export function reported(subtitle: string, plans: object = specifiedPlans()) {
  const files = [...siteWith(plans), { path: ESSAY, text: JSON.stringify({ ...FOUR_FIELDS, subtitle }) }];
  return checkAgain(files)
    .problems.filter(({ file }) => JUDGED.includes(file))
    .map((problem) => ({ ...problem, message: plain(problem.message), remedy: plain(problem.remedy) }));
}
