import { parseTree } from "jsonc-parser";
import { brackets, indentAt, openAt, placesOpenAt } from "./brackets";
import { before, type MistakeMatcher } from "./parse-failure";

/** Start of a group that another group's brace closes: one that begins its line with less indentation. */
function misalignedGroup(text: string): number | undefined {
  for (const { sign, index, closes } of brackets(text)) {
    if (closes === undefined || sign !== "}") continue;
    const beginsLine = /(?:^|\n)[ \t]*$/.test(text.slice(0, index));
    if (beginsLine && indentAt(text, index) < indentAt(text, closes)) return closes;
  }
  return undefined;
}

/** Start of a field's name, if the parser stopped at the name or at its colon; undefined elsewhere. */
function nameStart(text: string, offset: number): number | undefined {
  if (/^"(?:[^"\\\n]|\\.)*"\s*:/.test(text.slice(offset))) return offset;
  const name = text[offset] === ":" ? /"(?:[^"\\\n]|\\.)*"\s*$/.exec(text.slice(0, offset)) : null;
  return name?.index;
}

/** A list not closed before what follows it: adding or removing a comma would only move the error. */
export const openListInside: MistakeMatcher = ({ text, offset }) => {
  const start = placesOpenAt(text, offset).at(-1);
  if (start === undefined || text[start] !== "[") return undefined;
  const next = text[offset] === "}" ? offset : nameStart(text, offset);
  if (next === undefined) return undefined;
  const last = before(text, next);
  // A field indented further than its list belongs to an element of it.
  if (text[offset] !== "}" && (last === start || indentAt(text, next) > indentAt(text, start)))
    return {
      offset: last === start ? last : next,
      message: "il manque l'accolade qui ouvre un groupe de champs",
      remedy: `ajoutez { ${last === start ? "après le crochet [" : "avant ce champ"}`,
    };
  const what = text[offset] === "}" ? "l'accolade }" : "le champ suivant";
  return {
    offset: last,
    message: `une liste n'est pas refermée : il manque le crochet ] avant ${what}`,
    remedy: `ajoutez ] après le dernier élément de la liste, qui ne prend pas de virgule${text[offset] === "}" ? "" : ", puis une virgule après ]"}`,
  };
};

/** A group not closed before the next one or the end of its list; or a list of groups without its opening bracket. */
export const openGroupInside: MistakeMatcher = ({ text, error, offset }) => {
  const sign = text[offset] ?? "";
  const open = openAt(text, offset);
  if (!/[\]{]/.test(sign) || error === "ColonExpected" || open.at(-1) !== "{") return undefined;
  if (open.at(-2) === "[")
    return {
      offset: before(text, offset),
      message: `un groupe de champs n'est pas refermé : il manque l'accolade } avant ${sign}`,
      remedy: "ajoutez } après le dernier champ du groupe, qui ne prend pas de virgule",
    };
  return {
    offset,
    message: "il manque le crochet [ au début d'une liste",
    remedy: "ajoutez [ avant le premier élément de la liste",
  };
};

/** The names of the fields of a group that is not closed yet. */
const namesIn = (group: string) => parseTree(group)?.children?.map(({ children }) => children?.[0]?.value as unknown);

/** A group not closed before a field of the outer group, by indentation, or of the next group, by a repeated name. */
export const groupRunsOn: MistakeMatcher = ({ text, error, offset }) => {
  const [around, start] = placesOpenAt(text, offset).slice(-2);
  const name = /^"(\w+)"\s*:/.exec(text.slice(offset))?.[1];
  const beginsLine = /\n[ \t]*$/.test(text.slice(0, offset));
  if (error !== "CommaExpected" || start === undefined || text[start] !== "{" || !name || !beginsLine) return undefined;
  const last = before(text, offset);
  if (indentAt(text, offset) < indentAt(text, last) && indentAt(text, offset) <= indentAt(text, start))
    return {
      offset: last,
      message: "un groupe de champs n'est pas refermé : il manque l'accolade } avant le champ suivant",
      remedy: "ajoutez } après le dernier champ du groupe, qui ne prend pas de virgule, puis une virgule après }",
    };
  return (
    text[around!] === "[" &&
    namesIn(text.slice(start, offset))?.includes(name) && {
      offset: last,
      message: "rien ne sépare deux groupes de champs d'une liste",
      remedy: `ajoutez }, { avant le second champ « ${name} »`,
    }
  );
};

/** `"what": "title": "Un"`: the name of a field where a value should be. */
export const groupNotOpened: MistakeMatcher = ({ text, offset }) => {
  const name = text[offset] === ":" ? nameStart(text, offset) : undefined;
  const colon = name === undefined ? -1 : before(text, name);
  return (
    text[colon] === ":" && {
      offset: colon,
      message: "il manque l'accolade qui ouvre un groupe de champs",
      remedy: "ajoutez { après ce deux-points",
    }
  );
};

/** An unclosed group that takes in the fields after it: reported where it opens, not at the end of the file. */
export const groupLeftOpen: MistakeMatcher = ({ text, error }) => {
  const start = error === "CloseBraceExpected" ? misalignedGroup(text) : undefined;
  return (
    start !== undefined && {
      offset: start,
      message: "l'accolade ouverte ici n'est jamais refermée",
      remedy: "ajoutez } après le dernier champ de ce groupe, qui ne prend pas de virgule, puis une virgule après }",
    }
  );
};

/** `"features": { "Un lien court", "Clics comptés" }`: elements of a list, since field names have no spaces. */
export const listInBraces: MistakeMatcher = ({ text, error, offset }) => {
  const isName = error === "ColonExpected" && text[offset] === ",";
  const list = isName ? /:\s*(\{\s*"[^"\n]*\s[^"\n]*"\s*)$/.exec(text.slice(0, offset))?.[1] : undefined;
  return (
    list !== undefined && {
      offset: offset - list.length,
      message: "une liste est entre accolades",
      remedy: "remplacez { et } par les crochets [ et ]",
    }
  );
};

/** `"paragraphs": "Un", "Deux"`: elements of a list without its bracket. */
export const loneText: MistakeMatcher = ({ text, error, offset }) =>
  error === "ColonExpected" &&
  /[,\]]/.test(text[offset] ?? "") && {
    offset: before(text, offset),
    message: "ce texte est seul parmi des champs, qui ont tous un nom",
    remedy: "ajoutez [ au début de la liste à laquelle il appartient, ou un nom de champ et un deux-points devant lui",
  };

/** Text outside the file's single group. */
export const afterTheEnd: MistakeMatcher = ({ text, error, offset }) => {
  if (error !== "EndOfFileExpected") return undefined;
  if (!/^\s*[{[]/.test(text))
    return {
      offset: text.search(/\S/),
      message: "il manque l'accolade { au début du fichier",
      remedy: "commencez le fichier par {",
    };
  if (/^,\s*$/.test(text.slice(offset)))
    return {
      offset,
      message: "une virgule suit la fin du fichier",
      remedy: "supprimez-la : rien ne suit l'accolade }",
    };
  if (/[,"]/.test(text[offset] ?? ""))
    return {
      offset: before(text, offset),
      message: "une accolade referme le fichier trop tôt : il reste du texte après la fin",
      remedy: "supprimez cette accolade } si la suite appartient à la page, sinon supprimez la suite",
    };
  return {
    offset,
    message: "il reste du texte après la fin du fichier",
    remedy: "gardez un seul groupe { } par fichier et supprimez la suite",
  };
};

/** A brace still open at the end of the file. */
export const openGroup: MistakeMatcher = ({ text, error, offset }) =>
  error === "CloseBraceExpected" && {
    offset: before(text, offset),
    message: "une accolade ouverte n'est jamais refermée",
    remedy: "ajoutez l'accolade fermante } là où le groupe finit",
  };

/** A square bracket still open at the end of the file. */
export const openList: MistakeMatcher = ({ text, error, offset }) =>
  error === "CloseBracketExpected" && {
    offset: before(text, offset),
    message: "un crochet ouvert n'est jamais refermé",
    remedy: "ajoutez le crochet fermant ] là où la liste finit",
  };
