import { BLANK } from "../text/characters";
import { proseOf } from "../page-words";
import { type Explanation, problem, type Problem } from "../problem";
import { unpaired } from "../text/unpaired";
import { VERBATIM } from "../text/verbatim";
import type { Document } from "./document";

type Rule = readonly [mistake: RegExp, message: string, remedy: string];

const SMALL_WORDS = "de du des le la les un une et à au aux que qui en pour par sur dans ce cette est avec".split(" ");
/** The second word in lower case: « de De Gaulle » and « que Que choisir » are right. */
const REPEATED = SMALL_WORDS.map((word) => `[${word[0]}${word[0]!.toUpperCase()}]${word.slice(1)} ${word}`).join("|");

/** Words that begin a sentence, and end no host or file name; `il`, since `.il` is Israel's, only before a word. */
const OPENING =
  "il(?= \\p{Ll})|elles?|ils|nous|vous|le|les|un|une|des|ce|cet|cette|ces|votre|vos|notre|nos|leur|leurs|chaque|avec|sans|pour|dans|sur|mais|puis|donc|quand|comme|[cdjlmnst]['’]\\p{L}+";

/** Text written as in an address or a program: ../images, lat,lng, watch?v, twitter:card. */
const CODE =
  /(?<![\p{L}\p{N}])(?:\.{1,2}\/[^\s»)]*|lat,l(?:ng|on)|[a-z]+\?[a-z]|(?:mailto|data|javascript|spotify|article|twitter):[a-z_:]+)(?![\p{L}\p{N}'’])/gu;
/** Punctuation and bracket after an address, which belong to the sentence; the semicolon of &nbsp; does not. */
const AFTER_ADDRESS = /[.,;:!?…]*\)?[.,;:!?…]*$/;

/** Only certain mistakes; what typeset() fixes on its own is not one. */
const RULES: readonly Rule[] = [
  [/^\s|\s$/u, "une espace traîne au début ou à la fin", "supprimez-la"],
  [/,$/u, "le texte finit par une virgule", "finissez la phrase ; entre deux champs, elle se tape après le guillemet"],
  [/\S {2,}\S/u, "deux espaces se suivent", "n'en gardez qu'une"],
  [
    /[^\s…] +(?:[,.](?=\s|$)|,(?=\p{L}))/u,
    "une espace précède une virgule ou un point",
    "collez le signe au mot qui précède",
  ],
  [/\p{L}[´`ʼ′]\p{L}/u, "un accent ou un autre signe est à la place d'une apostrophe", "tapez une apostrophe droite"],
  [/\p{L},\p{L}/u, "il manque une espace après une virgule", "ajoutez-la"],
  [/[\p{L})»][;!?]\p{L}/u, "il manque une espace après un signe", "ajoutez-la"],
  // Not BEGIN:VCARD, site:exemple.fr or urn:isbn:1.
  [/\p{Ll}{3} ?:\p{L}\p{Ll}+(?![\p{L}\p{N}:=_/-]|\.\p{L})/u, "il manque une espace après un deux-points", "ajoutez-la"],
  [
    new RegExp(`\\p{Ll}{2} ?\\.(?:\\p{Lu}\\p{Ll}|(?:${OPENING})(?![\\p{L}\\p{N}@/_-]|\\.\\p{L}))`, "u"),
    "il manque une espace après un point",
    "ajoutez-la",
  ],
  [
    /(?<![\p{L}\p{N}'’])(?:[cdjlmnst]|(?:jus|lors|puis)?qu)['’] /iu,
    "une espace suit une apostrophe",
    "collez les deux mots",
  ],
  [
    /(?<![\p{L}\p{N}])['‘’]\p{L}{2}(?:[^'‘’]|(?<=\p{L})['’](?=\p{L}))*['’](?![\p{L}\p{N}])/u,
    "des apostrophes tiennent lieu de guillemets",
    "écrivez « ainsi »",
  ],
  [/(?<![:;-])\( | \)/u, "une espace traîne dans une parenthèse", "collez la parenthèse aux mots qu'elle entoure"],
  [
    /(?<!\S)--(?!\S)|(?<=\p{L})(?<!xn)--(?=\p{L})/u,
    "deux traits d'union tiennent lieu de tiret",
    "remplacez-les par une virgule, un deux-points ou un tiret « – »",
  ],
  [
    /[\u3001\u3002\uFF01-\uFF5E]/u,
    "un signe est large, comme en tapent les claviers chinois et japonais",
    "remplacez-le par le signe français",
  ],
  [/(?<!\.)\.\.(?!\.)|\.{4,}/u, "des points se suivent", "écrivez un point, ou trois pour une suspension"],
  [/\betc(?:…|\.{2,})/u, "« etc. » ne prend qu'un point", "écrivez « etc. »"],
  [
    /(?:^|[.!?…] |« ?)A (?=la |l['’]|partir |chaque |votre |vos |cause |propos |noter |savoir |vous )/u,
    "la majuscule a perdu son accent",
    "écrivez « À »",
  ],
  [/(?<!\d ?)€ ?\d|\d€\d/u, "le signe € n'est pas à sa place", "écrivez-le après le nombre : 12,90 €"],
  [
    /(?<![\d.])\d+\.\d{1,2} ?(?:€|euros?(?!\p{L})|(?:[kMG]o|cm|mm|km|kg)(?![\p{L}\p{N}]))/u,
    "un nombre a un point décimal",
    "écrivez une virgule : 9,90 €",
  ],
  [/\d ?(?:[ap]\.?m|[AP]\.?M)(?![\p{L}\p{N}])/u, "une heure est écrite à l'anglaise", "écrivez 9 h, ou 17 h 30"],
  [/\d(?:[eè]re|i?[eè]me)s?(?!\p{L})/u, "l'abréviation du rang est trop longue", "écrivez 1re, 2e, 3e"],
  [
    new RegExp(`(?<![\\p{L}-])(?:${REPEATED})(?![\\p{L}'’-])`, "u"),
    "un petit mot est écrit deux fois",
    "supprimez-en un",
  ],
];

const mask = (found: string) => "x".repeat(found.length);

const BLANKS = new RegExp(BLANK, "gu");

/**
 * A text with addresses and code masked character by character, and all spaces made plain; the punctuation or bracket
 * after an address is not masked.
 */
const withoutCode = (text: string) =>
  text
    .replace(VERBATIM, (address) => {
      const tail = /\(|^&/.test(address) ? "" : (AFTER_ADDRESS.exec(address)?.[0] ?? "");
      return mask(address.slice(0, address.length - tail.length)) + tail;
    })
    .replace(CODE, mask)
    .replace(BLANKS, " ");

/**
 * Finds the certain French typography mistakes of one text.
 * @returns one explanation per rule broken, in French; none when all is well
 */
export function typographyFaults(text: string): Explanation[] {
  const plain = withoutCode(text);
  const faults = RULES.flatMap(([mistake, message, remedy]) => {
    const found = mistake.exec(plain);
    return found ? [{ message: `${message} : « …${around(text, found)}… »`, remedy }] : [];
  });
  const alone = unpaired(plain).map((sign) => ({
    message: `il manque ${sign}`,
    remedy: "ajoutez le signe qui manque ou supprimez l'autre",
  }));
  return [...faults, ...alone];
}

/** Checks the French typography of a file. */
export function checkTypography(document: Document): Problem[] {
  // checkWords reports blank texts.
  const texts = proseOf(document).filter(({ text }) => text.trim() !== "");
  return texts.flatMap(({ path, text }) =>
    typographyFaults(text).map((fault) => problem({ ...document.at(path), ...fault })),
  );
}

const around = (text: string, { index, 0: found }: RegExpExecArray) =>
  text.slice(Math.max(0, index - 12), index + found.length + 12).trim();
