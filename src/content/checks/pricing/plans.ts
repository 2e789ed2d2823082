import { z } from "zod";
import { formatPrice, twelveMonths } from "../../text/numbers";
import { type Explanation, problem, type Problem } from "../../problem";
import { fits, schemaAt } from "../../shapes/tree";
import type { Document } from "../document";
import { inside } from "../groups";

const PRICES = ["monthlyPrice", "annualPrice", "annualSavings"] as const;

type Prices = Record<(typeof PRICES)[number], number>;

/** The shape check reports what is not a number. */
const hasPrices = (plan: unknown, shape: z.ZodObject): plan is Prices =>
  PRICES.every((name) => fits(schemaAt(shape, ["plans", 0, name])!, inside(plan, name)));

/** The only file that has plans. */
export const PRICING = "landing/pricing.json";

/**
 * Checks that the figures of each plan agree with each other (specification, section 9) and can all be shown.
 * @param document any file; only `landing/pricing.json` has plans
 */
export function checkPlans(document: Document): Problem[] {
  const { path, shape, value, at } = document;
  const plans = value["plans"];
  if (path !== PRICING || !Array.isArray(plans)) return [];
  const contradictions = plans.flatMap((plan: unknown, index) =>
    hasPrices(plan, shape)
      ? checkPlan(plan).map(({ field, ...words }) => problem({ ...at(["plans", index, field]), ...words }))
      : [],
  );
  return [
    ...contradictions,
    ...plans.flatMap((plan: unknown, index) => limitsWithoutWords(plan, index, document)),
    ...["popular", "premium"].flatMap((flag) => onlyOne(flag, plans, at)),
    ...plans.flatMap((plan: unknown, index) => bothBadges(plan, at(["plans", index, "premium"]))),
  ];
}

/**
 * Reports a plan's limits whose row has no words for them: the page would show a bare « # » for an unlimited one, and
 * « Un domaine » for none.
 */
function limitsWithoutWords(plan: unknown, index: number, { shape, value, at }: Document): Problem[] {
  return Object.entries(inside(plan, "limits") ?? {}).flatMap(([name, limit]) => {
    const field = ["plans", index, "limits", name];
    const row = inside(value["rows"], name);
    const one = inside(row, "one");
    if (limit === 0 && !inside(row, "none") && typeof one === "string" && !one.includes("#")) {
      return [
        problem({
          ...at(field),
          message: `la carte dirait « ${one} » pour 0`,
          remedy: `ajoutez « none » à rows.${name}, ou mettez # à la place du nombre dans « one »`,
        }),
      ];
    }
    if (limit !== null || !(schemaAt(shape, field) instanceof z.ZodNullable)) return [];
    if (inside(row, "unlimited")) return [];
    return [
      problem({
        ...at(field),
        message: `null veut dire « illimité », et la ligne rows.${name} n'a pas de texte pour le dire`,
        remedy: `ajoutez « unlimited » à rows.${name}, par exemple « ${String(inside(row, "label") ?? "Clics")} illimités », ou écrivez un nombre`,
      }),
    ];
  });
}

/** The most that a year may cost: twelve months, and no more than the struck figure, which may be rounded down. */
export const mostForYear = (monthlyPrice: number) =>
  Math.min(twelveMonths(monthlyPrice), Math.round(twelveMonths(monthlyPrice)));

type Fault = Explanation & { field: keyof Prices };

/** Reports fractions of a cent. The shape cannot ask for multiples of 0.01: editors get such divisions wrong. */
const fractionsOfCents = (plan: Prices): Fault[] =>
  PRICES.flatMap((field) => {
    const price = plan[field];
    const inCents = Math.round(price * 100) / 100;
    if (price === inCents) return [];
    return [
      {
        field,
        message: `« ${String(price).replace(".", ",")} » a plus de deux décimales : un prix s'arrête aux centimes`,
        remedy: `écrivez ${inCents}, ou corrigez ce prix`,
      },
    ];
  });

function checkPlan(plan: Prices): Fault[] {
  const { monthlyPrice, annualPrice, annualSavings } = plan;
  const fractions = fractionsOfCents(plan);
  if (fractions.length > 0) return fractions;
  const struck = Math.round(twelveMonths(monthlyPrice));
  const most = mostForYear(monthlyPrice);
  const found: Fault[] = [];
  if (annualPrice > most) {
    found.push({
      field: "annualPrice",
      message: `le prix annuel (${formatPrice(annualPrice)}) dépasse douze mois au tarif mensuel (${formatPrice(most)})`,
      remedy: `écrivez ${most} au plus, ou corrigez monthlyPrice`,
    });
  }
  if (annualSavings < annualPrice && annualSavings !== struck) {
    found.push({
      field: "annualSavings",
      message: `le chiffre barré (${formatPrice(annualSavings)}) est plus bas que le prix annuel (${formatPrice(annualPrice)})`,
      remedy: `écrivez ${struck} : douze mois au tarif mensuel, arrondis à l'euro`,
    });
  } else if (annualSavings !== struck) {
    found.push({
      field: "annualSavings",
      message: `le chiffre barré n'est pas égal à douze mois au tarif mensuel, arrondis à l'euro (12 × ${formatPrice(monthlyPrice)})`,
      remedy: `écrivez ${struck}`,
    });
  }
  return found;
}

function onlyOne(flag: string, plans: unknown[], at: Document["at"]): Problem[] {
  const flagged = plans.flatMap((plan, index) => (inside(plan, flag) === true ? [index] : []));
  return flagged.slice(1).map((index) =>
    problem({
      ...at(["plans", index, flag]),
      message: `deux offres portent l'étiquette « ${flag} »`,
      remedy: `supprimez le champ « ${flag} » de l'une des deux`,
    }),
  );
}

/** A card has room for one badge. */
const bothBadges = (plan: unknown, place: ReturnType<Document["at"]>): Problem[] =>
  inside(plan, "popular") === true && inside(plan, "premium") === true
    ? [
        problem({
          ...place,
          message: "cette offre porte les deux étiquettes, « popular » et « premium » : l'une cacherait l'autre",
          remedy: "supprimez le champ « premium », ou « popular »",
        }),
      ]
    : [];
