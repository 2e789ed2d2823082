import { UNSEEN } from "../text/characters";
import { empty } from "../messages";
import { insteadOf, nearest } from "../text/nearest";
import { proseOf } from "../page-words";
import { type Explanation, type FieldPath, problem, type Problem } from "../problem";
import { PLACEHOLDERS } from "../text/prose";
import { brokenLinksIn } from "../text/text-links";
import { fits, schemaAt, textsOf } from "../shapes/tree";
import { isBrandFact } from "./brand";
import type { Document } from "./document";
import { entities, MARKUP_RULES } from "./markup";
import { provisionalIn } from "./provisional";

type Rule = (text: string, known: readonly string[]) => Explanation[];

const unknownPlaceholders: Rule = (text, known) =>
  [...text.matchAll(/\{[^{}\s]*\}/g)]
    .map(([name]) => name)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      message: `« ${name} » n'est pas un nom que le site sait remplacer`,
      remedy: nearest(name, known) ? insteadOf(name, known) : `écrivez ${known.join(" ou ")}, ou retirez les accolades`,
    }));

/** `${marque}`, `%marque%`, `[marque]`: placeholders of other programs. */
const otherPlaceholders: Rule = (text, known) =>
  known.flatMap((name) => {
    const word = name.slice(1, -1);
    const found = [`\${${word}}`, `%${word}%`, `[${word}]`, `#${word}#`].find((written) => text.includes(written));
    return found ? [{ message: `« ${found} » serait affiché avec ses signes`, remedy: `écrivez ${name}` }] : [];
  });

const looseBraces: Rule = (text, known) => {
  const at = text.replace(/\{[^{}\s]*\}/g, (name) => "x".repeat(name.length)).search(/[{}]/);
  if (at < 0) return [];
  const around = text.slice(Math.max(0, at - 12), at + 18).trim();
  return [
    {
      message: `une accolade est seule, ou entoure autre chose qu'un nom sans espace : « …${around}… »`,
      remedy: `écrivez ${known.join(" ou ")}, ou retirez-la`,
    },
  ];
};

const BRACES_IN_FACT: Explanation = {
  message: "ce texte contient une accolade, et c'est lui que le site écrit à la place des noms entre accolades",
  remedy: "écrivez le nom lui-même, sans accolades",
};

const provisional: Rule = (text) => {
  const found = provisionalIn(text).map((passage) => `« ${passage} »`);
  const [one, them] =
    found.length > 1
      ? ["des textes provisoires sont restés", "ces passages"]
      : ["un texte provisoire est resté", "ce passage"];
  return found.length > 0
    ? [{ message: `${one} : ${found.join(", ")}`, remedy: `écrivez le texte définitif, ou supprimez ${them}` }]
    : [];
};

/** The joiners of an emoji (a family, a profession), and the region's tags after a flag. */
const EMOJI_JOINER =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\u{1F3F4})[\u{E0020}-\u{E007F}]+/gu;

const lineBreaks: Rule = (text) =>
  /[\p{Cc}\u2028\u2029]/u.test(text)
    ? [
        {
          message: "ce texte contient un saut de ligne, une tabulation ou un autre caractère de commande",
          remedy: "remplacez-le par une espace, ou coupez le texte en deux éléments",
        },
      ]
    : [];

/** Reported with the words before it: nobody would find it otherwise. */
const invisible: Rule = (text) => {
  const seen = text.replace(EMOJI_JOINER, "");
  const at = seen.search(UNSEEN);
  if (at === -1) return [];
  const place = at === 0 ? "au début du texte" : `après « …${seen.slice(Math.max(0, at - 16), at).trim()} »`;
  return [
    {
      message: `un caractère invisible ou illisible se cache ${place}`,
      remedy: "effacez-le, au besoin en retapant le mot",
    },
  ];
};

/** The first word that holds a sign; testing the whole text first rules out most texts. */
const wordWith = (sign: RegExp, text: string, isMeant = (_word: string) => true) =>
  sign.test(text) ? text.match(/[\p{L}\p{M}]+/gu)?.find((word) => sign.test(word) && isMeant(word)) : undefined;

/** É typed as E plus a combining accent looks the same, but differs for dictionaries, searches and fonts. */
const looseAccents: Rule = (text) => {
  const found = wordWith(/\p{L}\p{M}/u, text, (word) => word !== word.normalize("NFC"));
  return found
    ? [
        {
          message: `un accent de « ${found} » est détaché de sa lettre, comme souvent dans un texte copié d'un PDF`,
          remedy: "retapez ce mot",
        },
      ]
    : [];
};

const LIGATURE = /[\uFB00-\uFB06]/;

/** ﬁ typed as one character: the same holds. */
const ligatures: Rule = (text) => {
  const found = wordWith(LIGATURE, text);
  return found
    ? [
        {
          message: `les lettres « ${LIGATURE.exec(found)![0].normalize("NFKC")} » de « ${found} » sont un seul signe, comme souvent dans un texte copié d'un PDF`,
          remedy: "retapez ce mot",
        },
      ]
    : [];
};

const brokenLink = (link: string): Explanation => ({
  message: `« ${link} » n'est pas un lien que le site sait suivre : il serait affiché tel quel`,
  remedy:
    "écrivez [ces mots](/raccourcir-lien/pdf), d'un trait et avec l'adresse d'une page du site à partir de sa barre /, ou gardez les mots seuls",
});

/** Whether the shape check already reports a blank text, for its length. */
const isReportedByShape = ({ shape }: Document, path: FieldPath, text: string) => !fits(schemaAt(shape, path)!, text);

const emptyProblem = ({ shape, at }: Document, path: FieldPath) =>
  problem({ ...at(path), ...empty({ schema: schemaAt(shape, path) }) });

const RULES = [
  unknownPlaceholders,
  otherPlaceholders,
  looseBraces,
  ...MARKUP_RULES,
  provisional,
  lineBreaks,
  invisible,
  looseAccents,
  ligatures,
];

/**
 * Finds what the site would not show as the writer meant it.
 * @param known the placeholders that this text may hold
 */
export const wordFaults = (text: string, known: readonly string[] = Object.keys(PLACEHOLDERS)): Explanation[] =>
  RULES.flatMap((rule) => rule(text, known));

/** An address, an example, a technical name: an invisible character in it makes a dead link. */
const checkTyped = ({ shape, value, at }: Document): Problem[] =>
  textsOf(shape, value).flatMap(({ path, text, notes }) => {
    const faults = notes.prose ? [] : [...invisible(text, []), ...entities(text)];
    const isReported = faults.length > 0 && !fits(schemaAt(shape, path)!, text);
    return isReported ? [] : faults.map((words) => problem({ ...at(path), ...words }));
  });

/**
 * Checks a file's visitor texts for wrong placeholders, markup and provisional words, and all its texts for invisible
 * characters.
 */
export function checkWords(document: Document): Problem[] {
  return [...checkProse(document), ...checkTyped(document)];
}

function checkProse(document: Document): Problem[] {
  return proseOf(document).flatMap(({ path, text, notes }) => {
    if (text.trim() === "") return isReportedByShape(document, path, text) ? [] : [emptyProblem(document, path)];
    if (isBrandFact(document, path) && /[{}]/.test(text)) return [problem({ ...document.at(path), ...BRACES_IN_FACT })];
    const known = [...Object.keys(PLACEHOLDERS), ...(notes.placeholders ?? [])];
    const broken = notes.links ? brokenLinksIn(text) : [];
    const rest = broken.reduce((left, link) => left.replace(link, ""), text);
    return [...broken.map(brokenLink), ...wordFaults(rest, known)].map((words) =>
      problem({ ...document.at(path), ...words }),
    );
  });
}
