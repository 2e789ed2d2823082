import { BLANK } from "../../text/characters";
import { formatCount } from "../../text/numbers";
import { proseOf } from "../../page-words";
import { type Problem, warning } from "../../problem";
import { sentencesOf } from "../../text/sentences";
import type { Document } from "../document";
import { misplacedPrices } from "./misplaced-prices";
import { amountsOf, namesPattern, type Plan, plansOf, pricesOf } from "./offered-plans";
import { PRICING } from "./plans";

const NUMBER = `\\d+(?:${BLANK}\\d{3})*(?:[.,]\\d+)?`;
/** « 12,90 € », « 12.90 EUR », and « €12,90 » as in English. */
const AMOUNT = new RegExp(
  `(?<![\\d.,])(?:(${NUMBER})${BLANK}*(?:€|(?:euros?|EUR)(?!\\p{L}))|(?<!\\d${BLANK}*)€${BLANK}*(${NUMBER}))`,
  "gu",
);
/** Thousands as people write them: with spaces, unlike a year; « 9000 », « 9.000 », « 9,000 » only before « clics ». */
const THOUSANDS = new RegExp(
  `(?<![\\d.,]|\\d${BLANK})(?:\\d{1,3}(?:${BLANK}\\d{3})+(?![\\d,]|${BLANK}*€)|(?:\\d{4,}|\\d{1,3}(?:[.,]\\d{3})+)(?=${BLANK}*clics?(?!\\p{L})))`,
  "gu",
);
const PER_MONTH = /(?<!\p{L})(?:par (?:mois|an)|TTC)(?!\p{L})/u;
/** A name inside a sentence: the price is another company's. */
export const OTHER_NAME = /(?<=[\p{L}\p{N}’',:] ?)(?<!\p{L})\p{Lu}\p{Ll}/u;

const priceOf = (text: string) => Number(text.replace(/\s/g, "").replace(",", "."));
const countOf = (text: string) => Number(text.replace(/\D/g, ""));

/**
 * Warns about prices and click quotas that no plan has: texts left unchanged when the plans change.
 * @param documents all files; those of the tools, which hold examples, are skipped
 */
export function checkPrices(documents: readonly Document[]): Problem[] {
  const plans = plansOf(documents);
  if (plans.length === 0) return [];
  const stale = staleFigures(plans);
  return documents
    .filter(({ path }) => !path.startsWith("outils/"))
    .flatMap((document) =>
      proseOf(document).flatMap(({ path, text }) =>
        sentencesOf(text)
          .flatMap(stale)
          .map((words) => warning({ ...document.at(path), ...words })),
      ),
    );
}

function staleFigures(plans: readonly Plan[]) {
  const amounts = new Set([0, ...plans.flatMap(amountsOf)]);
  const clicks = plans.flatMap(({ limits }) => limits.clicksPerMonth ?? []);
  const planName = new RegExp(`(?<![\\p{L}\\p{N}]|\\p{Lu}\\p{Ll}+ )(?:${namesPattern(plans)})(?![\\p{L}\\p{N}])`, "u");
  const misplaced = misplacedPrices(plans);
  const isOurs = (sentence: string) => planName.test(sentence) || sentence.includes("{marque}");
  return (sentence: string) => {
    const ours = isOurs(sentence);
    const saysPrice = ours || (PER_MONTH.test(sentence) && !OTHER_NAME.test(sentence));
    const saysQuota = /(?<!\p{L})clics?(?!\p{L})/u.test(sentence) && (ours || /par mois/.test(sentence));
    return [
      ...(saysPrice ? [...sentence.matchAll(AMOUNT)] : []).flatMap(({ 0: quoted, 1: before, 2: after, index }) => {
        const amount = priceOf((before ?? after)!);
        if (amounts.has(amount)) return misplaced({ sentence, index, quoted, amount }) ?? [];
        return {
          message: `« ${quoted} » n'est le prix d'aucune offre`,
          remedy: `reprenez un prix de data/${PRICING} : ${plans.map((plan) => `${pricesOf(plan)} pour ${plan.name}`).join(", ")}`,
        };
      }),
      ...(saysQuota ? [...sentence.matchAll(THOUSANDS)] : [])
        .filter(([count]) => !clicks.includes(countOf(count)))
        .map(([count]) => ({
          message: `« ${count} » n'est le nombre de clics d'aucune offre`,
          remedy: `reprenez un nombre de data/${PRICING} : ${clicks.map(formatCount).join(", ")}`,
        })),
    ];
  };
}
