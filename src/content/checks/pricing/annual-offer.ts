import { proseOf } from "../../page-words";
import { type Problem, warning } from "../../problem";
import { BLANK } from "../../text/characters";
import { COUNT_WORDS, numberOf } from "../../text/counts";
import { formatPrice } from "../../text/numbers";
import { sentencesOf } from "../../text/sentences";
import type { Document } from "../document";
import { textAt } from "../groups";
import { type Plan, plansOf } from "./offered-plans";
import { mostForYear, PRICING } from "./plans";
import { OTHER_NAME } from "./prices";

const GIVEN = new RegExp(`(?<![\\p{L}\\p{N}])(\\d+|${COUNT_WORDS})${BLANK}mois${BLANK}offerts?(?!\\p{L})`, "giu");

/** The free months that a text offers. */
const givenIn = (text: string) =>
  [...text.matchAll(GIVEN)].map(([quoted, months = ""]) => ({ quoted, months: numberOf(months) }));

/**
 * Warns about annual prices that do not match the annual billing offer, and about texts that state another offer.
 * @param documents all files
 */
export function checkAnnualOffer(documents: readonly Document[]): Problem[] {
  const pricing = documents.find(({ path }) => path === PRICING);
  const offer = textAt(pricing?.value["billing"], "offer");
  if (!pricing || !offer) return [];
  return [
    ...checkYears(pricing, plansOf(documents), offer),
    ...documents.flatMap((document) => otherOffers(document, offer)),
  ];
}

/** « Deux mois offerts » when three are offered, or none. */
function otherOffers(document: Document, offer: string): Problem[] {
  const right = givenIn(offer).map(({ months }) => months);
  return proseOf(document).flatMap(({ path, text }) =>
    (text.includes("offert") ? sentencesOf(text) : [])
      .filter((sentence) => !OTHER_NAME.test(sentence))
      .flatMap(givenIn)
      .filter(({ months }) => !right.includes(months))
      .map(({ quoted }) =>
        warning({
          ...document.at(path),
          message: `« ${quoted} » : data/${PRICING} dit « ${offer} »`,
          remedy: "dites la même chose ici, ou changez billing.offer",
        }),
      ),
  );
}

/**
 * Warns about an annual price without the months offered: too high, or so low that a digit must be missing.
 */
function checkYears({ at }: Document, plans: readonly Plan[], offer: string): Problem[] {
  const [{ months } = { months: 0 }] = givenIn(offer);
  if (!months) return [];
  return plans.flatMap((plan, index) => {
    const words = yearTooDear(plan, months, offer) ?? yearTooCheap(plan, months, offer);
    return words ? [warning({ ...at(["plans", index, "annualPrice"]), ...words })] : [];
  });
}

const costOf = (months: number, monthlyPrice: number) => Math.round(monthlyPrice * months * 100) / 100;

function yearTooDear({ name, monthlyPrice, annualPrice }: Plan, months: number, offer: string) {
  const most = costOf(12 - months, monthlyPrice);
  // checkPlans reports a year that costs more than twelve months.
  if (annualPrice <= Math.max(most, Math.round(most)) || annualPrice > mostForYear(monthlyPrice)) return undefined;
  return {
    message: `${name} coûte ${formatPrice(annualPrice)} par an : ce n'est pas « ${offer} »`,
    remedy: `écrivez ${most} au plus (${12 - months} mois à ${formatPrice(monthlyPrice)}), ou changez billing.offer`,
  };
}

/** A year may be rounded down, by less than one more month. */
function yearTooCheap({ name, monthlyPrice, annualPrice }: Plan, months: number, offer: string) {
  const fewest = 11 - months;
  if (annualPrice >= costOf(fewest, monthlyPrice)) return undefined;
  return {
    message: `${name} coûte ${formatPrice(annualPrice)} par an, moins de ${fewest} mois à ${formatPrice(monthlyPrice)} : il manque sans doute un chiffre`,
    remedy: `écrivez ${Math.round(costOf(12 - months, monthlyPrice))} (« ${offer} »), ou changez billing.offer`,
  };
}
