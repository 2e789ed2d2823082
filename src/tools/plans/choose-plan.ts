import { twelveMonths } from "../../content/text/numbers";

/** What a visitor needs; the names are those of the plans' limits in `data/landing/pricing.json`. */
export const NEEDS = ["clicksPerMonth", "customDomains", "users", "statisticsDays"] as const;
export type Need = (typeof NEEDS)[number];
export type Needs = Readonly<Record<Need, number>>;

/** What the choice looks at of a plan; a limit of null is none (specification, section 9). */
export interface Plan {
  readonly monthlyPrice: number;
  readonly annualPrice: number;
  readonly limits: Readonly<Record<Need, number | null>> & { readonly usersComing: boolean };
}

export interface Choice<Chosen extends Plan = Plan> {
  /** The cheapest plan that holds every need; null when none does. */
  plan: Chosen | null;
  /** The needs that the plan below does not hold: why it is not cheaper. Without a plan, those that none holds. */
  reasons: Need[];
  /** A year in euros, at the monthly rate and at the annual one; null without a plan. */
  year: { monthly: number; annual: number } | null;
  /** What the plan below would lack, or what even the largest lacks: its limit for each reason. */
  below: Chosen | null;
  /** The next dearer plan, for whoever outgrows this one; null without a plan, or where it is the dearest. */
  above: Chosen | null;
  /** True where the plan, or the largest of those that do not do, counts on a feature that is still to come: several people. */
  coming: boolean;
}

const holds = (plan: Plan, need: Need, needs: Needs) => (plan.limits[need] ?? Infinity) >= needs[need];
const holdsAll = (plan: Plan, needs: Needs) => NEEDS.every((need) => holds(plan, need, needs));

/**
 * Chooses a plan, and says why it is this one and not the one below.
 * @param needs whole numbers, 0 or more
 * @param plans in any order, at least one
 */
export function choosePlan<Chosen extends Plan>(needs: Needs, plans: readonly Chosen[]): Choice<Chosen> {
  const byPrice = [...plans].sort((one, other) => one.monthlyPrice - other.monthlyPrice);
  const at = byPrice.findIndex((plan) => holdsAll(plan, needs));
  const plan = byPrice[at] ?? null;
  const below = (plan ? byPrice[at - 1] : byPrice.at(-1)) ?? null;
  return {
    plan,
    below,
    above: byPrice.find(({ monthlyPrice }) => plan && monthlyPrice > plan.monthlyPrice) ?? null,
    reasons: below ? NEEDS.filter((need) => !holds(below, need, needs)) : [],
    year: plan && { monthly: twelveMonths(plan.monthlyPrice), annual: plan.annualPrice },
    coming: needs.users > 1 && Boolean((plan ?? below)?.limits.usersComing),
  };
}
