import type { Document } from "./check-document";
import { insteadOf, nearest } from "./nearest";
import { proseOf } from "./page-words";
import { problem, type Problem } from "./problem";
import { PLACEHOLDERS } from "./prose";

type Words = { message: string; remedy: string };
type Rule = (text: string, known: readonly string[]) => Words[];

const unknownPlaceholders: Rule = (text, known) =>
  [...text.matchAll(/\{[^{}\s]*\}/g)]
    .map(([name]) => name)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      message: `« ${name} » n'est pas un nom que le site sait remplacer`,
      remedy: nearest(name, known) ? insteadOf(name, known) : `écrivez ${known.join(" ou ")}, ou retirez les accolades`,
    }));

const looseBraces: Rule = (text) =>
  /[{}]/.test(text.replace(/\{[^{}\s]*\}/g, ""))
    ? [
        {
          message: "une accolade est seule ou entoure plusieurs mots",
          remedy: `écrivez ${Object.keys(PLACEHOLDERS).join(" ou ")}, ou retirez-la`,
        },
      ]
    : [];

const markup: Rule = (text) => {
  const found = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.exec(text)?.[0];
  return found
    ? [
        {
          message: `« ${found} » serait affiché tel quel : les textes ne contiennent pas de HTML`,
          remedy: "retirez la balise et gardez les mots",
        },
      ]
    : [];
};

const markdown: Rule = (text) => {
  const found = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)/.exec(text)?.[0];
  return found
    ? [
        {
          message: `« ${found} » serait affiché tel quel : les textes ne contiennent pas de Markdown`,
          remedy: "gardez les mots seuls",
        },
      ]
    : [];
};

/** The joiner inside one emoji: a family, a flag, a trade. */
const EMOJI_JOINER = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;

const invisible: Rule = (text) =>
  /[\p{Cc}\u200B-\u200F\u2028-\u202E\u2060\uFEFF\uFFFD]/u.test(text.replace(EMOJI_JOINER, ""))
    ? [
        {
          message: "ce texte contient un saut de ligne, une tabulation ou un caractère invisible",
          remedy: "remplacez-le par une espace, ou coupez le texte en deux éléments",
        },
      ]
    : [];

const blank: Rule = (text) =>
  text !== "" && text.trim() === ""
    ? [{ message: "ce texte est vide", remedy: "supprimez le champ s'il est facultatif, ou écrivez ce texte" }]
    : [];

const RULES = [blank, unknownPlaceholders, looseBraces, markup, markdown, invisible];

/**
 * What the site would not show of a text as it is typed.
 * @param known the names in braces that this text may hold
 */
export const wordSlipsOf = (text: string, known: readonly string[] = Object.keys(PLACEHOLDERS)): Words[] =>
  RULES.flatMap((rule) => rule(text, known));

/** Checks what a visitor would read of a file: braces, markup, characters that nobody sees. */
export function checkWords(document: Document): Problem[] {
  return proseOf(document).flatMap(({ path, text, notes }) => {
    const known = [...Object.keys(PLACEHOLDERS), ...(notes.placeholders ?? [])];
    return wordSlipsOf(text, known).map((words) => problem({ ...document.at(path), ...words }));
  });
}
