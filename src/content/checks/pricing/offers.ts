import { proseOf } from "../../page-words";
import { type Problem, warning } from "../../problem";
import { COUNT_WORDS } from "../../text/counts";
import { escapePattern } from "../../text/escape-pattern";
import { counted } from "../../text/numbers";
import type { Document } from "../document";
import { namesPattern, type Plan, plansOf } from "./offered-plans";
import { HOLDS, limitRules } from "./plan-limits";
import { PRICING } from "./plans";

/** Words found only before or after a plan's name: « 90 avec PRO », « PRO ou au-dessus ». */
const BEFORE = String.raw`[Oo]ffres? |[Dd]ès |partir de |(?:\d|${COUNT_WORDS}) (?:avec|pour) `;
const AFTER = ` (?:et|ou) au-de(?:ssus|là)|${HOLDS} `;
/** « l'offre FREE de Bitly » is not one of ours. */
const NOT_OURS = String.raw`(?! (?:de |d['’]|chez )\p{Lu})`;

/**
 * Warns about plans that do not exist and limits that a plan does not have: texts left unchanged when the plans
 * change.
 * @param documents all files
 */
export function checkOffers(documents: readonly Document[]): Problem[] {
  const plans = plansOf(documents);
  if (plans.length === 0) return [];
  const pricing = documents.find(({ path }) => path === PRICING)!;
  const wrong = limitRules(plans);
  return [
    ...checkCapitals(pricing, plans),
    ...checkNames(documents, pricing, plans),
    ...documents.flatMap((document) =>
      proseOf(document).flatMap(({ path, text }) =>
        wrong(text).map((words) => warning({ ...document.at(path), ...words })),
      ),
    ),
  ];
}

/** Warns about a name not in capitals, which the checks would not find in the texts once it changes. */
const checkCapitals = ({ at }: Document, plans: readonly Plan[]): Problem[] =>
  plans.flatMap(({ name }, index) =>
    /\p{Ll}/u.test(name)
      ? warning({
          ...at(["plans", index, "name"]),
          message: `« ${name} » n'est pas en capitales : les contrôles ne reconnaissent dans les textes qu'un nom en capitales`,
          remedy: `écrivez « ${name.toLocaleUpperCase("fr")} », ici et dans les textes, ou relisez-les vous-même le jour où ce nom change`,
        })
      : [],
  );

/** From this many texts on, the plan was renamed; with fewer, the texts are wrong. */
const MANY = 3;
/** How many times more texts have a common word than use it as a plan's name. */
const COMMON = 10;

/** Warns about names that no plan has; one in many texts is reported once, in the pricing file. */
function checkNames(documents: readonly Document[], pricing: Document, plans: readonly Plan[]): Problem[] {
  const names = namesPattern(plans);
  const unknown = unknownNames(names);
  const placesOf = (isMeant: (text: string) => boolean) =>
    documents.flatMap((document) =>
      proseOf(document).flatMap(({ path, text }) => (isMeant(text) ? document.at(path) : [])),
    );
  const found = documents.flatMap((document) => proseOf(document).flatMap(({ text }) => unknown(text)));
  const message = (name: string) => `« ${name} » n'est le nom d'aucune offre`;
  return [...new Set(found)].flatMap((name) => {
    const stands = wholeWord(name, names);
    const asName = placesOf((text) => unknown(text).includes(name));
    const places = placesOf((text) => stands.test(text) || unknown(text).includes(name));
    // A common word, PDF in « l'offre PDF », is a mistake there only.
    const relevant = asName.length < MANY && places.length > asName.length * COMMON ? asName : places;
    if (relevant.length < MANY) {
      const remedy = `reprenez un nom de data/${PRICING} : ${plans.map((plan) => plan.name).join(", ")}`;
      return relevant.map((place) => warning({ ...place, message: message(name), remedy }));
    }
    const files = [...new Set(relevant.map(({ file }) => file))];
    return warning({
      ...pricing.at(["plans"]),
      message: `${message(name)}, et ${counted(relevant.length, "texte")} en parlent encore`,
      remedy: `redonnez ce nom à une offre, ou écrivez son nouveau nom dans ces textes : ${files.join(", ")}`,
    });
  });
}

/** A word that begins no plan's name, unlike « PRO » in « PRO PLUS ». */
const noPlan = (word: string, names: string) => String.raw`(?!(?:${names})(?![\p{L}\p{N}]))${word}(?![\p{L}\p{N}-])`;

function unknownNames(names: string) {
  const unknown = noPlan(String.raw`\p{Lu}{3,}`, names);
  const led = String.raw`(?<=(?<!\p{L})(?:${BEFORE}))${unknown}${NOT_OURS}`;
  const followed = String.raw`(?<=^|[(.:;,!?] ?|(?<!\p{L})et )${unknown}(?=${AFTER})`;
  const pattern = new RegExp(`${led}|${followed}`, "gu");
  return (text: string): string[] => text.match(pattern) ?? [];
}

/** A name anywhere except after another company's: « comptez PRO au moins », but not « l'offre Canva PRO ». */
const wholeWord = (name: string, names: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}]|(?<=[\p{L}\p{N}’',:] ?)(?<!\p{L})\p{Lu}\p{Ll}+ )${noPlan(escapePattern(name), names)}${NOT_OURS}`,
    "u",
  );
