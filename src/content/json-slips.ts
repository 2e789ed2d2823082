import {
  afterTheEnd,
  groupLeftOpen,
  groupNotOpened,
  listInBraces,
  loneText,
  openGroup,
  openGroupInside,
  openList,
  openListInside,
} from "./json-brackets";
import { badNumber, bareDate, numberInTwo, zeroInFront } from "./json-numbers";
import { doubledSign, openName, parenthesis, pointForComma, semicolonForColon, wrongSign } from "./json-signs";
import { before, type Slip } from "./stumble";
import { unpaired } from "./unpaired";

const shown = (text: string) => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

const unfinishedMerge: Slip = ({ text, offset }) =>
  /^(<{7}|={7}|>{7})/m.test(text) && {
    offset,
    message: "le fichier contient les marques d'une fusion inachevée",
    remedy: "gardez une des deux versions et supprimez les lignes <<<<<<<, ======= et >>>>>>>",
  };

const richText: Slip = ({ text }) =>
  /^\s*\{\\rtf/.test(text) && {
    offset: 0,
    message: "le fichier est enregistré au format RTF, celui des traitements de texte",
    remedy: "recopiez ce texte dans un éditeur de code, ou enregistrez-le en texte brut",
  };

const comment: Slip = ({ text, error, offset }) =>
  (error === "InvalidCommentToken" || /^(?:#(?=\s)|<!--)/.test(text.slice(offset))) && {
    offset,
    message: "un fichier JSON n'accepte pas de commentaire",
    remedy: "supprimez ce qui commence par //, /*, # ou <!--",
  };

/** What somebody wrote before there was a page: not one field is named. */
const noFields: Slip = ({ text }) =>
  !/[{}[\]]|"\s*:/.test(text) && {
    offset: text.search(/\S/),
    message: "le fichier ne contient que du texte, sans aucun champ",
    remedy: "copiez-y une page voisine et remplacez ses textes",
  };

/** An answer that was copied with the words around it, a block of Markdown, a line of a program. */
const beforeTheStart: Slip = ({ text }) =>
  /^\s*[^\s{["][^"{]*\{\s*"/.test(text) && {
    offset: text.search(/\S/),
    message: "du texte précède l'accolade { qui commence le fichier",
    remedy: "supprimez ce qui précède cette accolade, et ce qui suit celle qui finit le fichier",
  };

const dots: Slip = ({ text, offset }) =>
  /^(?:\.{2}|…)/.test(text.slice(offset)) && {
    offset,
    message: "des points de suspension sont hors d'un texte",
    remedy: "supprimez-les : ils ne tiennent la place d'aucun champ",
  };

const extraComma: Slip = ({ text, offset }) =>
  text[offset] === "," &&
  /[,[{]/.test(text[before(text, offset)]!) && {
    offset,
    message: "il y a une virgule de trop",
    remedy: "supprimez-la : une seule virgule sépare deux éléments",
  };

const trailingComma: Slip = ({ text, offset }) =>
  /[}\]]/.test(text[offset] ?? "") &&
  text[before(text, offset)] === "," && {
    offset: before(text, offset),
    message: "il y a une virgule de trop après le dernier élément",
    remedy: `supprimez la virgule qui précède ${text[offset]}`,
  };

const otherQuotes: Slip = ({ text, offset }) =>
  /[“”«»„‘’']/.test(text[offset] ?? "") && {
    offset,
    message:
      text[offset] === "'"
        ? "les guillemets sont simples ici : il en faut des doubles"
        : "les guillemets sont courbes ou français ici : il en faut des droits",
    remedy: "entourez les noms de champs et les textes de guillemets droits, ceux de la touche 3",
  };

/** `"title": "Un titre”,`: the text goes on to the end of its line, or to the next straight mark. */
const closedByOther: Slip = ({ text, error, offset }) => {
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

const openText: Slip = ({ error, offset }) =>
  error === "UnexpectedEndOfString" && {
    offset,
    message: "il manque le guillemet qui referme ce texte",
    remedy: "terminez le texte par un guillemet droit ; un texte tient sur une seule ligne",
  };

const innerQuote: Slip = ({ text, offset }) =>
  text[offset - 1] === '"' &&
  /^(?:[\p{L}\p{N}]|\.(?![ \t]*\r?\n))/u.test(text.slice(offset)) && {
    offset,
    message: "un guillemet droit au milieu d'un texte l'a refermé trop tôt",
    remedy: "à l'intérieur d'un texte, mettez les mots entre guillemets français, « ainsi »",
  };

const missingComma: Slip = ({ text, error, offset }) =>
  error === "CommaExpected" && {
    offset: before(text, offset),
    message: "il manque une virgule à la fin de cet élément",
    remedy: "ajoutez une virgule entre deux éléments qui se suivent",
  };

const missingColon: Slip = ({ text, error, offset }) =>
  error === "ColonExpected" && {
    offset: before(text, offset),
    message: "il manque un deux-points entre le nom du champ et sa valeur",
    remedy: "écrivez le nom entre guillemets droits, un deux-points, puis la valeur",
  };

const strangeEscape: Slip = ({ error, offset }) =>
  (error === "InvalidEscapeCharacter" || error === "InvalidUnicode") && {
    offset,
    message: "une barre oblique inversée précède un caractère qui n'en veut pas",
    remedy: "supprimez la barre \\ ou doublez-la",
  };

const invisibleCharacter: Slip = ({ error, offset }) =>
  error === "InvalidCharacter" && {
    offset,
    message: "un texte contient une tabulation ou un caractère invisible",
    remedy: "remplacez-le par une espace",
  };

const bareWord: Slip = ({ text, error, offset }) =>
  (error === "InvalidSymbol" || error === "PropertyNameExpected") &&
  /[\p{L}_/#]/u.test(text[offset] ?? "") && {
    offset,
    message: `« ${shown(/^[^\s",\]}]*[^\s",:\]}]/.exec(text.slice(offset))![0])} » n'est pas entre guillemets droits`,
    remedy: "entourez-le de guillemets droits ; true, false et null s'écrivent sans, en minuscules",
  };

const missingName: Slip = ({ error, offset }) =>
  error === "PropertyNameExpected" && {
    offset,
    message: "il manque un nom de champ entre guillemets droits",
    remedy: "écrivez le nom du champ, un deux-points, puis la valeur",
  };

const missingValue: Slip = ({ text, error, offset }) =>
  error === "ValueExpected" && {
    offset: before(text, offset),
    message: "il manque une valeur",
    remedy: "écrivez la valeur entre guillemets droits, ou supprimez le champ",
  };

/** What people did when a file is no JSON, the surest signs first. */
export const SLIPS: readonly Slip[] = [
  unfinishedMerge,
  richText,
  noFields,
  comment,
  beforeTheStart,
  dots,
  extraComma,
  doubledSign,
  openListInside,
  openGroupInside,
  groupNotOpened,
  listInBraces,
  loneText,
  trailingComma,
  otherQuotes,
  closedByOther,
  openText,
  openName,
  innerQuote,
  semicolonForColon,
  wrongSign,
  parenthesis,
  pointForComma,
  bareDate,
  numberInTwo,
  zeroInFront,
  bareWord,
  missingComma,
  missingColon,
  groupLeftOpen,
  openGroup,
  openList,
  afterTheEnd,
  strangeEscape,
  invisibleCharacter,
  badNumber,
  missingName,
  missingValue,
];
