import { escapePattern } from "../text/escape-pattern";
import { proseOf } from "../page-words";
import { type Problem, warning, type Words } from "../problem";
import { counted } from "../text/numbers";
import { sentencesOf } from "../text/sentences";
import type { Document } from "./document";
import { PRICING } from "./plans";
import { type Plan, plansOf } from "./prices";

const COUNTS = "aucun un deux trois quatre cinq six sept huit neuf dix".split(" ");
/**
 * What stands before or after a plan's name and before or after nothing else: « 90 avec PRO », « PRO ou au-dessus ».
 */
const BEFORE = String.raw`[Oo]ffres? |[Dd]ès |partir de |(?:\d|${COUNTS.join("|")}) (?:avec|pour) `;
const HOLDS = "(?:,? (?:qui )?en (?:comprend|compte|prévoit))";
const AFTER = ` (?:et|ou) au-de(?:ssus|là)|${HOLDS} `;
/** « l'offre FREE de Bitly » is none of ours. */
const NOT_OURS = String.raw`(?! (?:de |d['’]|chez )\p{Lu})`;

/**
 * Warns of plans that do not exist and of dynamic links that a plan does not have: what stays behind in the texts when
 * the plans change.
 * @param documents all files
 */
export function checkOffers(documents: readonly Document[]): Problem[] {
  const plans = plansOf(documents);
  if (plans.length === 0) return [];
  const names = plans.map(({ name }) => escapePattern(name)).join("|");
  const rules = [wrongCounts(plans, names), wrongFigures(plans, names)];
  return [
    ...checkNames(documents, plans, names),
    ...documents.flatMap((document) =>
      proseOf(document).flatMap(({ path, text }) =>
        rules.flatMap((rule) => rule(text)).map((words) => warning({ ...document.at(path), ...words })),
      ),
    ),
  ];
}

/** From how many texts on it is the name of the plan that is another, and not the texts that are wrong. */
const MANY = 3;

/** Warns of names that no plan has; of one that many texts name, once, where the plans are. */
function checkNames(documents: readonly Document[], plans: readonly Plan[], names: string): Problem[] {
  const unknown = unknownNames(names);
  const found = documents.flatMap((document) =>
    proseOf(document).flatMap(({ path, text }) => unknown(text).map((name) => ({ name, place: document.at(path) }))),
  );
  const message = (name: string) => `« ${name} » n'est le nom d'aucune offre`;
  return [...new Set(found.map(({ name }) => name))].flatMap((name) => {
    const places = found.filter((one) => one.name === name).map(({ place }) => place);
    if (places.length < MANY) {
      const remedy = `reprenez un nom de data/${PRICING} : ${plans.map((plan) => plan.name).join(", ")}`;
      return places.map((place) => warning({ ...place, message: message(name), remedy }));
    }
    const files = [...new Set(places.map(({ file }) => file))];
    return warning({
      ...documents.find(({ path }) => path === PRICING)!.at(["plans"]),
      message: `${message(name)}, et ${counted(places.length, "texte")} en parlent encore`,
      remedy: `redonnez ce nom à une offre, ou écrivez son nouveau nom dans ces textes : ${files.join(", ")}`,
    });
  });
}

function unknownNames(names: string) {
  const unknown = String.raw`(?!(?:${names})(?![\p{L}\p{N}]))\p{Lu}{3,}(?![\p{L}\p{N}-])`;
  const led = String.raw`(?<=(?<!\p{L})(?:${BEFORE}))${unknown}${NOT_OURS}`;
  const followed = String.raw`(?<=^|[(.:;,!?] ?|(?<!\p{L})et )${unknown}(?=${AFTER})`;
  const pattern = new RegExp(`${led}|${followed}`, "gu");
  return (text: string): string[] => text.match(pattern) ?? [];
}

const numberOf = (count: string) => {
  const plain = count.replace(/\s/g, "");
  return COUNTS.includes(plain) ? COUNTS.indexOf(plain) : Number(plain);
};

/** « PRO en comprend 3, ÉQUIPE 5 » in a text on dynamic links. */
function wrongCounts(plans: readonly Plan[], names: string) {
  const limits = new Map(plans.map((plan) => [plan.name, plan.limits.dynamicLinks]));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(${names})${HOLDS}? (\d+|${COUNTS.join("|")})(?![\p{L}\p{N}]|\s\d)`,
    "gu",
  );
  const isMeant = (text: string) => /dynamique|destination/.test(text) && !/domaine/.test(text);
  return (text: string): Words[] =>
    (isMeant(text) ? sentencesOf(text) : [])
      .filter((sentence) => new RegExp(HOLDS).test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(pattern)])
      .flatMap(([said, name = "", count = ""]) => {
        const limit = limits.get(name);
        return numberOf(count) === limit ? [] : notItsLinks(said, name, limit);
      });
}

const notItsLinks = (said: string, name: string, limit?: number | null): Words => ({
  message: `« ${said} » : ce n'est pas le nombre de liens dynamiques de ${name}`,
  remedy: `reprenez data/${PRICING}, où ${name} ${limit === null ? "n'en limite pas le nombre" : `en a ${limit}`}`,
});

/** « trois avec PRO, cinq avec ÉQUIPE »: of dynamic links where the sentence is on nothing else, else of anything. */
function wrongFigures(plans: readonly Plan[], names: string) {
  const limits = new Map(plans.map((plan) => [plan.name, plan.limits]));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}.,'’-]|\d\s)(\d+(?:\s\d{3})*|${COUNTS.join("|")}) (?:avec|pour) (${names})(?![\p{L}\p{N}])`,
    "gu",
  );
  // The prices' check warns of thousands that no plan has.
  const isToldElsewhere = (count: string) =>
    /\s/.test(count) && plans.every((plan) => plan.limits.clicksPerMonth !== numberOf(count));
  const isMeant = (sentence: string) =>
    /dynamique|destination/.test(sentence) && !/clic|domaine|jour|statistique|utilisateur/.test(sentence);
  return (text: string): Words[] =>
    sentencesOf(text).flatMap((sentence) =>
      [...sentence.matchAll(pattern)].flatMap(([said, count = "", name = ""]) => {
        const own = limits.get(name)!;
        if (isMeant(sentence)) {
          return numberOf(count) === own.dynamicLinks ? [] : notItsLinks(said, name, own.dynamicLinks);
        }
        if (Object.values(own).includes(numberOf(count)) || isToldElsewhere(count)) return [];
        return {
          message: `« ${said} » : ${name} n'a aucune limite à ce nombre`,
          remedy: `reprenez une limite de ${name} dans data/${PRICING}`,
        };
      }),
    );
}
