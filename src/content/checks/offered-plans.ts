import { fits, schemaAt } from "../shapes/tree";
import { escapePattern } from "../text/escape-pattern";
import { formatPrice, twelveMonths } from "../text/numbers";
import type { Document } from "./document";
import { PRICING } from "./plans";

/** What the checks read of a plan of `landing/pricing.json`. */
export interface Plan {
  name: string;
  monthlyPrice: number;
  annualPrice: number;
  annualSavings: number;
  limits: Record<
    "clicksPerMonth" | "internalSubdomains" | "customDomains" | "users" | "dynamicLinks",
    number | null
  > & { statisticsDays: number };
}

/** The plans of the site; none while one of them is not as it should be, which other checks tell. */
export function plansOf(documents: readonly Document[]): Plan[] {
  const pricing = documents.find(({ path }) => path === PRICING);
  const plans = pricing?.value["plans"];
  return pricing && fits(schemaAt(pricing.shape, ["plans"])!, plans) ? (plans as Plan[]) : [];
}

/** The plans' names for a pattern, « PRO PLUS » before « PRO ». */
export const namesPattern = (plans: readonly Plan[]) =>
  plans
    .map(({ name }) => escapePattern(name))
    .sort((one, other) => other.length - one.length)
    .join("|");

/** What a plan costs, in a remedy's words. */
export const pricesOf = ({ monthlyPrice, annualPrice }: Plan) =>
  `${formatPrice(monthlyPrice)} par mois ou ${formatPrice(annualPrice)} par an`;

/** All that a text may say a plan costs, the year's struck figure in whole euros or to the cent. */
export const amountsOf = ({ monthlyPrice, annualPrice, annualSavings }: Plan) => [
  monthlyPrice,
  annualPrice,
  annualSavings,
  twelveMonths(monthlyPrice),
];
