import {
  afterTheEnd,
  groupLeftOpen,
  groupNotOpened,
  groupRunsOn,
  listInBraces,
  loneText,
  openGroup,
  openGroupInside,
  openList,
  openListInside,
} from "./bracket-mistakes";
import { beforeTheStart, comment, dots, noFields, richText, unfinishedMerge } from "./not-json";
import { badNumber, bareDate, noNumber, numberInTwo, zeroInFront } from "./numbers";
import { bareConstant, bareWord, brokenText, closedByOther, innerQuote, openText, otherQuotes } from "./quotes";
import { doubledSign, openName, parenthesis, pointForComma, semicolonForColon, wideSign, wrongSign } from "./signs";
import { before, type MistakeMatcher } from "./parse-failure";

const extraComma: MistakeMatcher = ({ text, offset }) =>
  text[offset] === "," &&
  /[,[{]/.test(text[before(text, offset)]!) && {
    offset,
    message: "il y a une virgule de trop",
    remedy: "supprimez-la : une seule virgule sépare deux éléments",
  };

const trailingComma: MistakeMatcher = ({ text, offset }) =>
  /[}\]]/.test(text[offset] ?? "") &&
  text[before(text, offset)] === "," && {
    offset: before(text, offset),
    message: "il y a une virgule de trop après le dernier élément",
    remedy: `supprimez la virgule qui précède ${text[offset]}`,
  };

const missingComma: MistakeMatcher = ({ text, error, offset }) =>
  error === "CommaExpected" && {
    offset: before(text, offset),
    message: "il manque une virgule à la fin de cet élément",
    remedy: "ajoutez une virgule entre deux éléments qui se suivent",
  };

const missingColon: MistakeMatcher = ({ text, error, offset }) =>
  error === "ColonExpected" && {
    offset: before(text, offset),
    message: "il manque un deux-points entre le nom du champ et sa valeur",
    remedy: "écrivez le nom entre guillemets droits, un deux-points, puis la valeur",
  };

const strangeEscape: MistakeMatcher = ({ error, offset }) =>
  (error === "InvalidEscapeCharacter" || error === "InvalidUnicode") && {
    offset,
    message: "une barre oblique inversée précède un caractère qui n'en veut pas",
    remedy: "supprimez la barre \\ ou doublez-la",
  };

const invisibleCharacter: MistakeMatcher = ({ error, offset }) =>
  error === "InvalidCharacter" && {
    offset,
    message: "un texte contient une tabulation ou un caractère invisible",
    remedy: "remplacez-le par une espace",
  };

const missingName: MistakeMatcher = ({ error, offset }) =>
  error === "PropertyNameExpected" && {
    offset,
    message: "il manque un nom de champ entre guillemets droits",
    remedy: "écrivez le nom du champ, un deux-points, puis la valeur",
  };

const missingValue: MistakeMatcher = ({ text, error, offset }) =>
  error === "ValueExpected" && {
    offset: before(text, offset),
    message: "il manque une valeur",
    remedy: "écrivez la valeur entre guillemets droits, ou supprimez le champ",
  };

/** The mistakes that make JSON invalid, the surest signs first. */
export const MATCHERS: readonly MistakeMatcher[] = [
  unfinishedMerge,
  richText,
  wideSign,
  noFields,
  comment,
  beforeTheStart,
  brokenText,
  dots,
  extraComma,
  doubledSign,
  openListInside,
  openGroupInside,
  groupRunsOn,
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
  noNumber,
  bareConstant,
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
