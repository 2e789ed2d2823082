import { excerpt } from "../text/excerpt";
import { unpaired } from "../text/unpaired";
import { openAt } from "./brackets";
import type { MistakeMatcher } from "./parse-failure";

/** `“title”`, `'title'`: other quotation marks instead of JSON's own. */
export const otherQuotes: MistakeMatcher = ({ text, offset }) =>
  /[“”«»„‘’']/.test(text[offset] ?? "") && {
    offset,
    message:
      text[offset] === "'"
        ? "les guillemets sont simples ici : il en faut des doubles"
        : "les guillemets sont courbes ou français ici : il en faut des droits",
    remedy: "entourez les noms de champs et les textes de guillemets droits, ceux de la touche 3",
  };

/** `"title": "Un titre”,`: the text goes on to the end of its line, or to the next straight mark. */
export const closedByOther: MistakeMatcher = ({ text, error, offset }) => {
  const isOpen = error === "UnexpectedEndOfString";
  const start = isOpen ? offset : text.lastIndexOf('"', offset - 2);
  const read = isOpen ? /^.*/.exec(text.slice(start))![0] : text.slice(start, offset);
  const closed = /^"(.*[“”„»])\s*[,:\]}]*\s*"?$/.exec(read)?.[1];
  return (
    closed !== undefined &&
    (isOpen || /\p{L}/u.test(text[offset] ?? "")) &&
    unpaired(closed).length > 0 && {
      offset: start,
      message: "ce texte est refermé par un guillemet courbe ou français : il en faut un droit",
      remedy: "remplacez ce guillemet par un guillemet droit, celui de la touche 3",
    }
  );
};

/** `"title": "Un titre,`: a text not closed on its line. */
export const openText: MistakeMatcher = ({ error, offset }) =>
  error === "UnexpectedEndOfString" && {
    offset,
    message: "il manque le guillemet qui referme ce texte",
    remedy: "terminez le texte par un guillemet droit ; un texte tient sur une seule ligne",
  };

const INNER_QUOTE = {
  message: "un guillemet droit au milieu d'un texte l'a refermé trop tôt",
  remedy: "à l'intérieur d'un texte, mettez les mots entre guillemets français, « ainsi »",
};

/** `"Un "beau" titre"`: a quotation that closes the text around it. */
export const innerQuote: MistakeMatcher = ({ text, offset }) =>
  text[offset - 1] === '"' &&
  /^(?:[\p{L}\p{N}]|\.(?![ \t]*\r?\n))/u.test(text.slice(offset)) && {
    offset,
    ...INNER_QUOTE,
  };

const TEXT = /"(?:[^"\\]|\\.)*"/g;
/** A field that follows a text on the same line; « Oui », attention : » is not one. */
const NEXT_FIELD = /[,{]\s*["“]?[\w-]+["”]?\s*[:=]\s*(?:["“{[\d]|true|false|null)/;

/** Start of the field's value or list's element that begins on a position's line, before it. */
function textStart(text: string, offset: number): number | undefined {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const read = text.slice(start, offset);
  const named = /^.*"\w+"\s*:\s*(?=")/.exec(read);
  const listed = openAt(text, offset).at(-1) === "[" ? /^\s*(?="(?!\w+"\s*:))/.exec(read) : null;
  const found = named ?? listed;
  return found ? start + found[0].length : undefined;
}

/** `""Lien court" : place et confiance"`, `"un SMS" : place"`: inner quotation marks leave words outside the text. */
export const brokenText: MistakeMatcher = ({ text, offset }) => {
  const start = textStart(text, offset);
  if (start === undefined) return undefined;
  // A doubled mark has a matcher of its own: without the second one, the words are inside again.
  const typed = /^.*/.exec(text.slice(start))![0].replace(/"{2,}/g, '"');
  const outside = typed.replace(TEXT, "").replace(/\b(?:true|false|null)\b/g, "");
  return (
    (text[offset] === ":" || /"[\s\]}]*,?\s*$/.test(typed)) &&
    /[\p{L}\p{N}]/u.test(outside) &&
    !NEXT_FIELD.test(typed) && { offset: start, ...INNER_QUOTE }
  );
};

/** `True`, `oui`, `None`: what JSON calls true, false or null, in other words or with a capital. */
export const bareConstant: MistakeMatcher = ({ text, error, offset }) => {
  const word = /^\p{L}+(?![\p{L}\p{N}_/'’.-]| +\p{L})/u.exec(text.slice(offset))?.[0] ?? "";
  const isNothing = /^(?:null?|none|nil|undefined)$/i.test(word);
  const meant = isNothing ? "null" : "true ou false";
  return (
    error === "InvalidSymbol" &&
    (isNothing || /^(?:vrai|faux|oui|non|true|false|yes|no)$/i.test(word)) && {
      offset,
      message: `« ${word} » n'est ni ${isNothing ? "null" : "true, ni false"}, ni un texte entre guillemets droits`,
      remedy: `écrivez ${meant}, en minuscules, sans guillemets ; si c'est un texte, entourez-le de guillemets droits`,
    }
  );
};

/** `title: Un titre`: a word without quotation marks. */
export const bareWord: MistakeMatcher = ({ text, error, offset }) =>
  (error === "InvalidSymbol" || error === "PropertyNameExpected") &&
  /[\p{L}_/#]/u.test(text[offset] ?? "") && {
    offset,
    message: `« ${excerpt(/^[^\s",\]}]*[^\s",:\]}]/.exec(text.slice(offset))![0], 24)} » n'est pas entre guillemets droits`,
    remedy: "entourez-le de guillemets droits",
  };
