import type { Explanation } from "../../problem";
import { BLANK } from "../../text/characters";
import { formatPrice, twelveMonths } from "../../text/numbers";
import { amountsOf, namesPattern, type Plan, pricesOf } from "./offered-plans";
import { PRICING } from "./plans";

interface QuotedPrice {
  sentence: string;
  /** Position of the amount, as typed, in the sentence. */
  index: number;
  quoted: string;
  amount: number;
}

/** A price, with its sentence before and after it. */
type PriceInContext = Pick<QuotedPrice, "quoted" | "amount"> & Record<"before" | "after", string>;

/**
 * Finds a price that some plan has, but in the wrong place: « l'offre PRO, à 2,90 € », « dès 9,90 € », and « 29 € par
 * an, contre 119 € ».
 * @param plans the plans of the site
 */
export function misplacedPrices(plans: readonly Plan[]) {
  const rules = [notOfThatPlan, notTheLowest, notTheStruckFigure].map((rule) => rule(plans));
  return ({ sentence, index, quoted, amount }: QuotedPrice): Explanation | undefined => {
    const around = { quoted, amount, before: sentence.slice(0, index), after: sentence.slice(index + quoted.length) };
    for (const rule of amount === 0 ? [] : rules) {
      const words = rule(around);
      if (words) return words;
    }
    return undefined;
  };
}

/** A plan's name as a whole word. */
const nameIn = (plans: readonly Plan[]) => `(?<![\\p{L}\\p{N}])(?:${namesPattern(plans)})(?![\\p{L}\\p{N}])`;

/** The plans that a text names, in order. */
function namedPlans(plans: readonly Plan[]) {
  const pattern = new RegExp(nameIn(plans), "gu");
  return (text: string) => (text.match(pattern) ?? []).map((name) => plans.find((plan) => plan.name === name)!);
}

function notOfThatPlan(plans: readonly Plan[]) {
  const named = namedPlans(plans);
  const tied = new RegExp(`${nameIn(plans)}(?:,?${BLANK}à|${BLANK}coûte)${BLANK}$`, "u");
  return ({ before, quoted, amount }: PriceInContext): Explanation | undefined => {
    const [lead] = tied.exec(before) ?? [];
    const [plan] = named(lead ?? "");
    if (!plan || amountsOf(plan).includes(amount)) return undefined;
    return {
      message: `« ${lead}${quoted} » : ce n'est pas un prix de ${plan.name}`,
      remedy: `reprenez un prix de ${plan.name} dans data/${PRICING} : ${pricesOf(plan)}`,
    };
  };
}

/** A plan named before may have this price: « avec PRO, un domaine à vous dès 9,90 € ». */
function notTheLowest(plans: readonly Plan[]) {
  const named = namedPlans(plans);
  const from = new RegExp(
    `(?<!\\p{L})(?:[Dd]ès|commencent?${BLANK}à|(?:[Àà]${BLANK})?[Pp]artir${BLANK}de)${BLANK}$`,
    "u",
  );
  return ({ before, after, quoted, amount }: PriceInContext): Explanation | undefined => {
    const [lead] = from.exec(before) ?? [];
    if (!lead || named(before).some((plan) => amountsOf(plan).includes(amount))) return undefined;
    const field = /^\s(?:TTC\s)?par\san(?!\p{L})/u.test(after) ? "annualPrice" : "monthlyPrice";
    const lowest = Math.min(...plans.map((plan) => plan[field]));
    if (amount === lowest) return undefined;
    return {
      message: `« ${lead}${quoted} » : ce n'est pas le prix le plus bas`,
      remedy: `écrivez ${formatPrice(lowest)}, le plus bas de data/${PRICING}, ou nommez avant ce prix l'offre qui l'a`,
    };
  };
}

/** « 29 € par an, contre 35 € »: the plan is the last one named before. */
function notTheStruckFigure(plans: readonly Plan[]) {
  const named = namedPlans(plans);
  const instead = new RegExp(`par${BLANK}an,?${BLANK}contre${BLANK}$`, "u");
  const ofAnother = new RegExp(
    `^(?:${BLANK}(?:TTC|par${BLANK}an))*${BLANK}(?:pour|avec)${BLANK}(?:l['’]offre${BLANK})?${nameIn(plans)}`,
    "u",
  );
  return ({ before, after, quoted, amount }: PriceInContext): Explanation | undefined => {
    const [lead] = instead.exec(before) ?? [];
    const plan = named(before).at(-1);
    if (!lead || !plan || ofAnother.test(after)) return undefined;
    if ([plan.annualSavings, twelveMonths(plan.monthlyPrice)].includes(amount)) return undefined;
    return {
      message: `« contre ${quoted} » : ce n'est pas le chiffre barré de ${plan.name}`,
      remedy: `écrivez ${formatPrice(plan.annualSavings)}, qui est dans data/${PRICING}`,
    };
  };
}
