import type { MistakeMatcher } from "./parse-failure";

/** `2026-11-20`, `20/11/2026`: a date needs quotation marks. */
export const bareDate: MistakeMatcher = ({ text, offset }) => {
  const start = offset - (/\d*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
  const date = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.exec(text.slice(start))?.[0];
  return (
    start < offset &&
    date !== undefined && {
      offset: start,
      message: `la date « ${date} » n'est pas entre guillemets droits`,
      remedy: 'entourez-la de guillemets droits, dans l\'ordre année-mois-jour, par exemple "2026-03-09"',
    }
  );
};

/** `2 000`: to the parser these are two numbers. */
export const numberInTwo: MistakeMatcher = ({ text, error, offset }) =>
  error === "CommaExpected" &&
  /\d[ \u00A0\u202F]$/.test(text.slice(0, offset)) &&
  /\d/.test(text[offset] ?? "") && {
    offset,
    message: "une espace coupe ce nombre en deux",
    remedy: "écrivez-le d'une traite, par exemple 2000",
  };

/** `07`: the parser reads the zero as a number of its own. */
export const zeroInFront: MistakeMatcher = ({ text, error, offset }) =>
  error === "CommaExpected" &&
  /(?<![\d.])0$/.test(text.slice(0, offset)) &&
  /\d/.test(text[offset] ?? "") && {
    offset: offset - 1,
    message: "ce nombre est mal écrit",
    remedy: "supprimez le zéro de devant, ou entourez le tout de guillemets droits si c'est un texte",
  };

/** `NaN`, `-Infinity`: what programs write for a number that they do not have. */
export const noNumber: MistakeMatcher = ({ text, offset }) => {
  const word = /^[+-]?(?:NaN|Infinity)(?![\p{L}\p{N}])/u.exec(text.slice(offset))?.[0];
  return (
    word !== undefined && {
      offset,
      message: `« ${word} » n'est pas un nombre`,
      remedy: "écrivez un nombre en chiffres, par exemple 9.9",
    }
  );
};

/** `2.`, `+3`: any other number that JSON does not read. */
export const badNumber: MistakeMatcher = ({ text, error, offset }) =>
  (/Number/.test(error) || /[\d.+]/.test(text[offset] ?? "")) && {
    offset,
    message: "ce nombre est mal écrit",
    remedy: "écrivez les décimales avec un point, par exemple 2.9, sans espace ni zéro devant",
  };
