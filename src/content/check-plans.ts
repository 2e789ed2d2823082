import type { Document } from "./check-document";
import { problem, type Problem } from "./problem";

interface Prices {
  monthlyPrice: number;
  annualPrice: number;
  annualSavings: number;
}

const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const hasPrices = (plan: unknown): plan is Prices =>
  ["monthlyPrice", "annualPrice", "annualSavings"].every(
    (name) => typeof (plan as Record<string, unknown> | null)?.[name] === "number",
  );

/**
 * Checks that the figures of each plan agree with each other (specification, section 9).
 * @param document any file; only `landing/pricing.json` has plans
 */
export function checkPlans({ path, value, at }: Document): Problem[] {
  const plans = value["plans"];
  if (path !== "landing/pricing.json" || !Array.isArray(plans)) return [];
  const contradictions = plans.flatMap((plan: unknown, index) =>
    hasPrices(plan)
      ? checkPlan(plan).map(({ field, ...words }) => problem({ ...at(["plans", index, field]), ...words }))
      : [],
  );
  return [...contradictions, ...["popular", "premium"].flatMap((flag) => onlyOne(flag, plans, at))];
}

function checkPlan({ monthlyPrice, annualPrice, annualSavings }: Prices) {
  const year = Math.round(monthlyPrice * 1200) / 100;
  const struck = Math.round(year);
  const found: { field: keyof Prices; message: string; remedy: string }[] = [];
  if (annualPrice > year) {
    found.push({
      field: "annualPrice",
      message: `le prix annuel (${euros.format(annualPrice)}) dépasse douze mois au tarif mensuel (${euros.format(year)})`,
      remedy: `écrivez ${year} au plus, ou corrigez monthlyPrice`,
    });
  }
  if (annualSavings < annualPrice) {
    found.push({
      field: "annualSavings",
      message: `le chiffre barré (${euros.format(annualSavings)}) est plus bas que le prix annuel (${euros.format(annualPrice)})`,
      remedy: `écrivez ${struck} : douze mois au tarif mensuel, arrondis à l'euro`,
    });
  } else if (annualSavings !== struck) {
    found.push({
      field: "annualSavings",
      message: `le chiffre barré n'est pas égal à douze mois au tarif mensuel, arrondis à l'euro (12 × ${euros.format(monthlyPrice)})`,
      remedy: `écrivez ${struck}`,
    });
  }
  return found;
}

function onlyOne(flag: string, plans: unknown[], at: Document["at"]): Problem[] {
  const flagged = plans.flatMap((plan, index) =>
    (plan as Record<string, unknown> | null)?.[flag] === true ? [index] : [],
  );
  return flagged.slice(1).map((index) =>
    problem({
      ...at(["plans", index, flag]),
      message: `deux offres portent l'étiquette « ${flag} »`,
      remedy: `supprimez le champ « ${flag} » de l'une des deux`,
    }),
  );
}
