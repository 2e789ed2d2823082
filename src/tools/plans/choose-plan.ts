import { twelveMonths } from "../../content/text/numbers";

/** What a visitor needs; the names are those of the plans' limits in `data/landing/pricing.json`. */
export const NEEDS = ["clicksPerMonth", "customDomains", "users", "statisticsDays"] as const;
export type Need = (typeof NEEDS)[number];
export type Needs = Readonly<Record<Need, number>>;

/** What the choice depends on; a limit of null is unlimited (specification, section 9). */
export interface Plan {
  readonly monthlyPrice: number;
  readonly annualPrice: number;
  readonly limits: Readonly<Record<Need, number | null>> & { readonly usersComing: boolean };
}

export interface Choice<Chosen extends Plan = Plan> {
  /** The cheapest plan that covers every need; null if none does. */
  plan: Chosen | null;
  /** The needs that the next cheaper plan does not cover. Without a plan, those that the largest does not cover. */
  reasons: Need[];
  /** The price of a year in euros, at the monthly rate and at the annual one; null without a plan. */
  year: { monthly: number; annual: number } | null;
  /** The next cheaper plan, or the largest if none is enough: its limit explains each reason. */
  below: Chosen | null;
  /** The next dearer plan, for a visitor who outgrows this one; null without a plan, or if it is the dearest. */
  above: Chosen | null;
  /** True if several users are needed, which the plan (or the largest, if none is enough) does not offer yet. */
  coming: boolean;
}

const covers = (plan: Plan, need: Need, needs: Needs) => (plan.limits[need] ?? Infinity) >= needs[need];
const coversAll = (plan: Plan, needs: Needs) => NEEDS.every((need) => covers(plan, need, needs));

/**
 * Chooses a plan, and explains why not the next cheaper one.
 * @param needs whole numbers, 0 or more
 * @param plans in any order, at least one
 */
export function choosePlan<Chosen extends Plan>(needs: Needs, plans: readonly Chosen[]): Choice<Chosen> {
  const byPrice = [...plans].sort((one, other) => one.monthlyPrice - other.monthlyPrice);
  const at = byPrice.findIndex((plan) => coversAll(plan, needs));
  const plan = byPrice[at] ?? null;
  const below = (plan ? byPrice[at - 1] : byPrice.at(-1)) ?? null;
  return {
    plan,
    below,
    above: byPrice.find(({ monthlyPrice }) => plan && monthlyPrice > plan.monthlyPrice) ?? null,
    reasons: below ? NEEDS.filter((need) => !covers(below, need, needs)) : [],
    year: plan && { monthly: twelveMonths(plan.monthlyPrice), annual: plan.annualPrice },
    coming: needs.users > 1 && Boolean((plan ?? below)?.limits.usersComing),
  };
}
