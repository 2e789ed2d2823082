import { BLANK } from "../text/characters";
import { escapePattern } from "../text/escape-pattern";
import { formatCount, formatPrice, twelveMonths } from "../text/numbers";
import { proseOf } from "../page-words";
import { type Problem, warning } from "../problem";
import { fits, schemaAt } from "../shapes/tree";
import { sentencesOf } from "../text/sentences";
import type { Document } from "./document";
import { inside } from "./groups";
import { mostForYear, PRICING } from "./plans";

/** What the checks read of a plan of `landing/pricing.json`. */
export interface Plan {
  name: string;
  monthlyPrice: number;
  annualPrice: number;
  annualSavings: number;
  limits: { clicksPerMonth: number | null; dynamicLinks: number | null };
}

const NUMBER = `\\d+(?:${BLANK}\\d{3})*(?:[.,]\\d+)?`;
/** « 12,90 € », « 12.90 EUR », and « €12,90 » as English has it. */
const AMOUNT = new RegExp(
  `(?<![\\d.,])(?:(${NUMBER})${BLANK}*(?:€|(?:euros?|EUR)(?!\\p{L}))|(?<!\\d${BLANK}*)€${BLANK}*(${NUMBER}))`,
  "gu",
);
/**
 * Thousands as people write them: a year has no space, and « 9000 », « 9.000 » and « 9,000 » are thousands of clicks.
 */
const THOUSANDS = new RegExp(
  `(?<![\\d.,]|\\d${BLANK})(?:\\d{1,3}(?:${BLANK}\\d{3})+(?![\\d,]|${BLANK}*€)|(?:\\d{4,}|\\d{1,3}(?:[.,]\\d{3})+)(?=${BLANK}*clics?(?!\\p{L})))`,
  "gu",
);
const PER_MONTH = /(?<!\p{L})(?:par (?:mois|an)|TTC)(?!\p{L})/u;
/** A name inside a sentence: its price is somebody else's. */
const OTHER_NAME = /(?<=[\p{L}\p{N}’',:] ?)(?<!\p{L})\p{Lu}\p{Ll}/u;

const priceOf = (text: string) => Number(text.replace(/\s/g, "").replace(",", "."));
const countOf = (text: string) => Number(text.replace(/\D/g, ""));

/** The plans of the site; none while one of them is not as it should be, which other checks tell. */
export function plansOf(documents: readonly Document[]): Plan[] {
  const pricing = documents.find(({ path }) => path === PRICING);
  const plans = pricing?.value["plans"];
  return pricing && fits(schemaAt(pricing.shape, ["plans"])!, plans) ? (plans as Plan[]) : [];
}

/**
 * Warns of prices and quotas in the texts that no plan has: what stays behind when the plans change.
 * @param documents all files; the tools' words hold examples of their own
 */
export function checkPrices(documents: readonly Document[]): Problem[] {
  const plans = plansOf(documents);
  if (plans.length === 0) return [];
  const stale = staleFigures(plans);
  return documents.flatMap((document) => [
    ...(document.path.startsWith("outils/")
      ? []
      : proseOf(document).flatMap(({ path, text }) =>
          sentencesOf(text)
            .flatMap(stale)
            .map((words) => warning({ ...document.at(path), ...words })),
        )),
    ...(document.path === PRICING ? checkOffer(document, plans) : []),
  ]);
}

function staleFigures(plans: readonly Plan[]) {
  const amounts = new Set([
    0,
    ...plans.flatMap((plan) => [
      plan.monthlyPrice,
      plan.annualPrice,
      plan.annualSavings,
      twelveMonths(plan.monthlyPrice),
    ]),
  ]);
  const clicks = plans.flatMap(({ limits }) => limits.clicksPerMonth ?? []);
  const names = plans.map(({ name }) => escapePattern(name));
  const planName = new RegExp(`(?<![\\p{L}\\p{N}]|\\p{Lu}\\p{Ll}+ )(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "u");
  const isOurs = (sentence: string) => planName.test(sentence) || sentence.includes("{marque}");
  return (sentence: string) => {
    const ours = isOurs(sentence);
    const saysPrice = ours || (PER_MONTH.test(sentence) && !OTHER_NAME.test(sentence));
    const saysQuota = /(?<!\p{L})clics?(?!\p{L})/u.test(sentence) && (ours || /par mois/.test(sentence));
    return [
      ...(saysPrice ? [...sentence.matchAll(AMOUNT)] : [])
        .filter(([, before, after]) => !amounts.has(priceOf((before ?? after)!)))
        .map(([amount]) => ({
          message: `« ${amount} » n'est le prix d'aucune offre`,
          remedy: `reprenez un prix de data/${PRICING} : ${plans.map((plan) => `${formatPrice(plan.monthlyPrice)} par mois ou ${formatPrice(plan.annualPrice)} par an pour ${plan.name}`).join(", ")}`,
        })),
      ...(saysQuota ? [...sentence.matchAll(THOUSANDS)] : [])
        .filter(([count]) => !clicks.includes(countOf(count)))
        .map(([count]) => ({
          message: `« ${count} » n'est le nombre de clics d'aucune offre`,
          remedy: `reprenez un nombre de data/${PRICING} : ${clicks.map(formatCount).join(", ")}`,
        })),
    ];
  };
}

/**
 * Warns of a year that is not as many months cheaper as the offer says: too dear, or so cheap that a digit is missing.
 */
function checkOffer({ value, at }: Document, plans: readonly Plan[]): Problem[] {
  const offer = String(inside(value["billing"], "offer"));
  const months = Number(/^(\d+) mois offerts?/.exec(offer)?.[1]);
  if (!months) return [];
  return plans.flatMap((plan, index) => {
    const words = yearTooDear(plan, months, offer) ?? yearTooCheap(plan, months, offer);
    return words ? [warning({ ...at(["plans", index, "annualPrice"]), ...words })] : [];
  });
}

const costOf = (months: number, monthlyPrice: number) => Math.round(monthlyPrice * months * 100) / 100;

function yearTooDear({ name, monthlyPrice, annualPrice }: Plan, months: number, offer: string) {
  const most = costOf(12 - months, monthlyPrice);
  // A year dearer than twelve months is a problem of its own.
  if (annualPrice <= Math.max(most, Math.round(most)) || annualPrice > mostForYear(monthlyPrice)) return undefined;
  return {
    message: `${name} coûte ${formatPrice(annualPrice)} par an : ce n'est pas « ${offer} »`,
    remedy: `écrivez ${most} au plus (${12 - months} mois à ${formatPrice(monthlyPrice)}), ou changez billing.offer`,
  };
}

/** A year may be rounded down by less than another month. */
function yearTooCheap({ name, monthlyPrice, annualPrice }: Plan, months: number, offer: string) {
  const fewest = 11 - months;
  if (annualPrice >= costOf(fewest, monthlyPrice)) return undefined;
  return {
    message: `${name} coûte ${formatPrice(annualPrice)} par an, moins de ${fewest} mois à ${formatPrice(monthlyPrice)} : il manque sans doute un chiffre`,
    remedy: `écrivez ${Math.round(costOf(12 - months, monthlyPrice))} (« ${offer} »), ou changez billing.offer`,
  };
}
