import type { Explanation } from "../problem";
import { ENTITY } from "../text/verbatim";

/** Reports all signs of one kind in a text at once: one by one, each fix would only reveal the next. */
function asTyped(text: string, signs: RegExp, language: string, remedy: string): Explanation[] {
  const found = [...new Set(text.match(signs))].map((sign) => `« ${sign} »`);
  const [verb, how] = found.length > 1 ? ["seraient affichés", "tels quels"] : ["serait affiché", "tel quel"];
  const message = `${found.join(", ")} ${verb} ${how} : les textes ne contiennent pas de ${language}`;
  return found.length > 0 ? [{ message, remedy }] : [];
}

const TAG = "b|i|u|url|img|quote|color|size|list";
/** A closing tag, or an opening tag that is closed: « remplacez [URL] par le lien » has neither. */
const BBCODE = new RegExp(String.raw`\[/(?:${TAG})\]|\[(${TAG})(?:=[^\]]*)?\](?=.*\[/\1\])`, "gis");

/** `&nbsp;`, which only a browser reads as a space. */
export const entities = (text: string) =>
  asTyped(text, new RegExp(ENTITY, "g"), "HTML", "tapez à la place le signe voulu");

const markup = (text: string) => [
  ...asTyped(
    text,
    /<!--.*?(?:-->|$)|<\/?[a-z][^<>]*>|<[a-z]+\s+[a-z-]+=[^>]*$/gis,
    "HTML",
    "retirez les balises et gardez les mots",
  ),
  ...entities(text),
  ...asTyped(text, BBCODE, "BBCode", "gardez les mots seuls"),
];

/** `\\n`, `\\u00e8`: escaped once too often. Windows paths do not count: C:\\Mes documents\\notes, \\\\serveur. */
const escapes = (text: string) =>
  asTyped(
    text,
    /(?<!(?:[A-Z]:|\\\\)[^«»]*)\\(?:u[\da-f]{4}|["nrt])/gi,
    "code de caractère",
    "tapez à la place la lettre ou l'espace voulue",
  );

/** Remains of a spreadsheet or of an AI assistant's answer. */
const leftovers = (text: string) => [
  ...asTyped(
    text,
    /(?<!«\s*)#(?:REF!|N\/A|DIV\/0!|(?:VALUE|VALEUR|NULL|NUL|NUM|NOMBRE)!|(?:NAME|NOM)\?)/g,
    "message de tableur",
    "écrivez la valeur que la cellule devait donner",
  ),
  ...asTyped(
    text,
    /【[^】]*】|(?:file)?cite(?:turn\d+[a-z]+\d+)+|:contentReference\[[^\]]*\]|\[\d+†[^\]]*\]/g,
    "renvoi d'assistant",
    "retirez-le",
  ),
];

/**
 * Signs around words, never inside a word or between spaces: utm_source and 5 * 3 are not Markdown.
 */
const MARKDOWN = [
  String.raw`\*\*[^*]+\*\*`,
  String.raw`(?<![\p{L}\p{N}*])\*(?![\s*])[^*]*(?<!\s)\*(?![\p{L}\p{N}*])`,
  String.raw`(?<![\p{L}\p{N}_])(_{1,2})(?![\s_])[^_]*(?<!\s)\1(?![\p{L}\p{N}_])`,
  "~~[^~]+~~",
  String.raw`(?<![\p{L}\p{N}])${"`[^`]+`"}(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{L}\p{N}_])!?\[[^\]]+\](?:\([^)]+\)|\[\d+\])`,
  // « # clics » stands for a number of clicks; a heading begins with a capital. « + 40 % » and « > 100 » are figures,
  // « + de clics », « - de 30 secondes » and « + rapide » comparisons.
  String.raw`^\s*(?:#(?=\s+\p{Lu})|#{2,6}|\*|>(?!\s+\d)|\+(?!\s+[\d\p{Ll}])|-(?!\s+(?:de\s|d['’]|\d[\d\s,.]*[%€])))\s+\S+`,
  // A horizontal rule, and a table row.
  String.raw`^\s*(?:[-*]{3,}|\|.*\|)\s*$`,
].join("|");

const markdown = (text: string) =>
  asTyped(
    text,
    new RegExp(MARKDOWN, "gu"),
    "Markdown",
    "gardez les mots seuls, sans les signes qui les entourent ou les précèdent",
  );

/**
 * A word processor's list bullets. A dot, an arrow or a dash is one only before a space; « – 20 % » and the em dash of
 * a dialogue are not.
 */
const bullets = (text: string) =>
  asTyped(
    text,
    /(?<=^\s*)(?:[•▪◦●○■□☐☑☒✓✔➢➔]|[·→–](?=\s)(?!\s\d))/gu,
    "puce",
    "retirez ce signe, et commencez par le premier mot",
  );

/** The rules, by kind, for what a text keeps of the program it was copied from: the page would show it as typed. */
export const MARKUP_RULES: readonly ((text: string) => Explanation[])[] = [
  markup,
  escapes,
  leftovers,
  markdown,
  bullets,
];
