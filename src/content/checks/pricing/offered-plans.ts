import type { z } from "zod";
import type { pricingShape } from "../../shapes/pricing";
import { fits, schemaAt } from "../../shapes/tree";
import { escapePattern } from "../../text/escape-pattern";
import { formatPrice, twelveMonths } from "../../text/numbers";
import type { Document } from "../document";
import { PRICING } from "./plans";

/** A plan of `landing/pricing.json`. */
export type Plan = z.infer<typeof pricingShape>["plans"][number];

/** The plans of the site; none while one of them does not fit its shape, which other checks report. */
export function plansOf(documents: readonly Document[]): Plan[] {
  const pricing = documents.find(({ path }) => path === PRICING);
  const plans = pricing?.value["plans"];
  return pricing && fits(schemaAt(pricing.shape, ["plans"])!, plans) ? (plans as Plan[]) : [];
}

/** The plans' names for a regexp, « PRO PLUS » before « PRO ». */
export const namesPattern = (plans: readonly Plan[]) =>
  plans
    .map(({ name }) => escapePattern(name))
    .sort((one, other) => other.length - one.length)
    .join("|");

/** What a plan costs, as a remedy says it. */
export const pricesOf = ({ monthlyPrice, annualPrice }: Plan) =>
  `${formatPrice(monthlyPrice)} par mois ou ${formatPrice(annualPrice)} par an`;

/** All amounts that a text may give for a plan, the struck annual figure in whole euros or to the cent. */
export const amountsOf = ({ monthlyPrice, annualPrice, annualSavings }: Plan) => [
  monthlyPrice,
  annualPrice,
  annualSavings,
  twelveMonths(monthlyPrice),
];
