import type { Explanation } from "../../problem";
import { COUNT_WORDS, numberOf } from "../../text/counts";
import { formatCount } from "../../text/numbers";
import { sentencesOf } from "../../text/sentences";
import { namesPattern, type Plan } from "./offered-plans";
import { PRICING } from "./plans";

/** The words between a plan's name and what it includes. */
export const HOLDS = "(?:,? (?:qui )?en (?:comprend|compte|prévoit))";

/** Finds the wrong limits that a text states. */
export function limitRules(plans: readonly Plan[]) {
  const rules = [wrongCounts, wrongClicks, wrongFigures, wrongRange].map((rule) => rule(plans));
  return (text: string): Explanation[] => rules.flatMap((rule) => rule(text));
}

/** « PRO en comprend 3, ÉQUIPE 5 »: each plan with its count. */
function heldIn(plans: readonly Plan[], count: string) {
  const holds = new RegExp(HOLDS);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(${namesPattern(plans)})${HOLDS}? (${count})(?![\p{L}\p{N}]|\s\d)`,
    "gu",
  );
  return (text: string) =>
    (holds.test(text) ? sentencesOf(text) : [])
      .filter((sentence) => holds.test(sentence))
      .flatMap((sentence) =>
        [...sentence.matchAll(pattern)].map(([quoted, name, held = ""]) => ({
          sentence,
          quoted,
          plan: plans.find((plan) => plan.name === name)!,
          count: numberOf(held),
        })),
      );
}

/** « PRO en comprend 3, ÉQUIPE 5 » in a text on dynamic links. */
function wrongCounts(plans: readonly Plan[]) {
  const held = heldIn(plans, String.raw`\d+|${COUNT_WORDS}`);
  const isMeant = (text: string) => /dynamique|destination/.test(text) && !/domaine/.test(text);
  return (text: string): Explanation[] =>
    (isMeant(text) ? held(text) : [])
      .filter(({ plan, count }) => count !== plan.limits.dynamicLinks)
      .map(({ quoted, plan }) => notItsLinks(quoted, plan));
}

const notItsLinks = (quoted: string, { name, limits: { dynamicLinks: limit } }: Plan): Explanation => ({
  message: `« ${quoted} » : ce n'est pas le nombre de liens dynamiques de ${name}`,
  remedy: `reprenez data/${PRICING}, où ${name} ${limit === null ? "n'en limite pas le nombre" : `en a ${limit}`}`,
});

/** Thousands are clicks; if the sentence says « clics », `checkPrices` warns about a number that no plan has. */
const isReportedElsewhere = (sentence: string, count: number, plans: readonly Plan[]) =>
  /clic/.test(sentence) && plans.every(({ limits }) => limits.clicksPerMonth !== count);

/** « DÉBUTANT en comprend 2 000, PRO 8 000 » in a text on clicks. */
function wrongClicks(plans: readonly Plan[]) {
  const held = heldIn(plans, String.raw`\d+(?:\s\d{3})+`);
  return (text: string): Explanation[] =>
    (/(?<!\p{L})clics?(?!\p{L})/u.test(text) ? held(text) : [])
      .filter(({ plan, count }) => count !== plan.limits.clicksPerMonth)
      .filter(({ sentence, count }) => !isReportedElsewhere(sentence, count, plans))
      .map(({ quoted, plan: { name, limits } }) => ({
        message: `« ${quoted} » : ce n'est pas le nombre de clics de ${name}`,
        remedy: `reprenez data/${PRICING}, où ${name} ${limits.clicksPerMonth === null ? "n'en limite pas le nombre" : `en a ${formatCount(limits.clicksPerMonth)}`}`,
      }));
}

/** The limits in each unit. */
const UNITS: Record<string, readonly (keyof Plan["limits"])[]> = {
  jour: ["statisticsDays"],
  clic: ["clicksPerMonth"],
  domaine: ["customDomains", "internalSubdomains"],
  utilisateur: ["users"],
};
/** « en deux clics avec PRO », « un domaine avec PRO »: these state no limit. */
const isIdiom = (count: string, unit: string) => count === "un" || (unit === "clic" && !/\d/.test(count));

/** « trois avec PRO, cinq avec ÉQUIPE »: dynamic links if the sentence is only about them, else any limit. */
function wrongFigures(plans: readonly Plan[]) {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}.,'’-]|\d\s)(\d+(?:\s\d{3})*|${COUNT_WORDS})(?:\s(${Object.keys(UNITS).join("|")})s?)? (?:avec|pour) (${namesPattern(plans)})(?![\p{L}\p{N}])`,
    "gu",
  );
  const isMeant = (sentence: string) =>
    /dynamique|destination/.test(sentence) && !/clic|domaine|jour|statistique|utilisateur/.test(sentence);
  return (text: string): Explanation[] =>
    sentencesOf(text).flatMap((sentence) =>
      [...sentence.matchAll(pattern)].flatMap(([quoted, count = "", unit, name = ""]) => {
        const plan = plans.find((one) => one.name === name)!;
        const number = numberOf(count);
        if (isMeant(sentence)) return number === plan.limits.dynamicLinks ? [] : notItsLinks(quoted, plan);
        if (unit && isIdiom(count, unit)) return [];
        const own = unit ? UNITS[unit]!.map((limit) => plan.limits[limit]) : Object.values(plan.limits);
        if (own.includes(number) || (/\s/.test(count) && isReportedElsewhere(sentence, number, plans))) return [];
        return {
          message: `« ${quoted} » : ${name} n'a aucune limite à ce nombre${unit ? ` de ${unit}s` : ""}`,
          remedy: `reprenez une limite de ${name} dans data/${PRICING}`,
        };
      }),
    );
}

/** « 30 à 720 jours selon l'offre »: from the shortest history to the longest. */
function wrongRange(plans: readonly Plan[]) {
  const days = plans.map(({ limits }) => limits.statisticsDays);
  const right = [Math.min(...days), Math.max(...days)];
  return (text: string): Explanation[] =>
    (text.includes("jours") ? sentencesOf(text) : [])
      .filter((sentence) => /selon (?:l['’]|votre )offre|chez nous|\{marque\}/.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(/(?<![\d.,]|\d\s)(\d+) à (\d+)\sjours/g)])
      .filter(([, from, to]) => Number(from) !== right[0] || Number(to) !== right[1])
      .map(([quoted]) => ({
        message: `« ${quoted} » : les statistiques d'une offre ne vont pas de l'un à l'autre`,
        remedy: `écrivez « ${right.join(" à ")} jours », du plus court au plus long dans data/${PRICING}`,
      }));
}
