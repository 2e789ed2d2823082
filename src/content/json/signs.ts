import { openAt } from "./brackets";
import { before, type MistakeMatcher } from "./parse-failure";

/** Signs of another language, or of the French keyboard, instead of JSON's own. */
const SIGNS: readonly (readonly [sign: RegExp, message: string, remedy: string])[] = [
  [/=/, "un signe = est à la place du deux-points", "remplacez = par un deux-points"],
  [/;/, "un point-virgule est à la place d'une virgule", "remplacez le point-virgule par une virgule"],
  [
    /[€%$]/,
    "un nombre s'écrit sans signe",
    "écrivez le nombre seul, avec un point pour les décimales, par exemple 9.9",
  ],
  [
    /[\f\v\u0085\u00A0\u1680\u2000-\u200B\u2028\u2029\u202F\u205F\u3000\uFEFF]/,
    "une espace insécable ou un signe invisible sépare deux éléments",
    "effacez ce qui les sépare et tapez une espace simple",
  ],
];

/** What an East Asian sign stands for, if that is not the narrow sign of the same shape. */
const MEANT: readonly (readonly [signs: string, meant: string])[] = [
  ["；、。", ","],
  ["「」『』", '"'],
];

/** `"title"：`, `"Un titre"，`. */
export const wideSign: MistakeMatcher = ({ text, offset }) => {
  const sign = /[\u3001\u3002\u300C-\u300F\uFF01-\uFF5E]/.exec(text[offset] ?? "")?.[0];
  if (!sign) return undefined;
  const meant = MEANT.find(([signs]) => signs.includes(sign))?.[1] ?? sign.normalize("NFKC");
  return {
    offset,
    message: `« ${sign} » est un signe large, comme en tapent les claviers chinois et japonais`,
    remedy: `remplacez-le par « ${meant} »`,
  };
};

/** `"title" = "Un titre"`, `9,90 €`: one of `SIGNS`. */
export const wrongSign: MistakeMatcher = ({ text, offset }) => {
  const found = SIGNS.find(([sign]) => sign.test(text[offset] ?? ""));
  return found && { offset, message: found[1], remedy: found[2] };
};

/** `"title": "Un titre".` */
export const pointForComma: MistakeMatcher = ({ text, offset }) =>
  /^\.[ \t]*\r?\n/.test(text.slice(offset)) &&
  /["}\]]/.test(text[before(text, offset)]!) && {
    offset,
    message: "un point est à la place d'une virgule",
    remedy: "remplacez-le par une virgule, ou supprimez-le après le dernier élément",
  };

/** `"features": ("Un", "Deux")`. */
export const parenthesis: MistakeMatcher = ({ text, offset }) =>
  text[offset] === "(" &&
  text[before(text, offset)] === ":" && {
    offset,
    message: "une parenthèse est à la place d'un crochet",
    remedy: "remplacez les parenthèses par les crochets [ et ]",
  };

/** `""title"`, `::`, `{{`: a key pressed twice. An empty text `""` is followed by a sign or a space. */
export const doubledSign: MistakeMatcher = ({ text, offset }) => {
  const sign = text[offset] ?? "";
  const isTwice = /["{}\]:]/.test(sign) && text[offset - 1] === sign;
  if (!isTwice && !/^""[^\s,:}\]]/.test(text.slice(Math.max(0, offset - 2), offset + 1))) return undefined;
  return {
    offset: isTwice ? offset : offset - 1,
    message: `le signe ${isTwice ? sign : '"'} est tapé deux fois`,
    remedy: "n'en gardez qu'un",
  };
};

/** `"title"; "Un titre"`: the text before it is a field's name, not the end of an element. */
export const semicolonForColon: MistakeMatcher = ({ text, offset }) =>
  text[offset] === ";" &&
  openAt(text, offset).at(-1) === "{" &&
  /[{,]\s*"(?:[^"\\\n]|\\.)*"\s*$/.test(text.slice(0, offset)) && {
    offset,
    message: "un point-virgule est à la place du deux-points",
    remedy: "remplacez le point-virgule par un deux-points",
  };

/** `"title: "Un titre"`: the text's first quotation mark closes the name. */
export const openName: MistakeMatcher = ({ text, offset }) => {
  const name = /"(\w+)[’‘'´]?\s*[:：]\s*"$/.exec(text.slice(0, offset));
  if (!name) return undefined;
  return {
    offset: name.index,
    message: `il manque le guillemet qui referme le nom du champ « ${name[1]} »`,
    remedy: "fermez le nom par un guillemet droit, avant le deux-points",
  };
};
