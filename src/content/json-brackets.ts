import { before, type Slip } from "./stumble";

/** The brackets that are still open at a position, the innermost last. */
function openAt(text: string, offset: number): string[] {
  const open: string[] = [];
  for (const [sign] of text.slice(0, offset).matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)) {
    if (sign === "{" || sign === "[") open.push(sign);
    else if (sign === "}" || sign === "]") open.pop();
  }
  return open;
}

/** Where the name of a field starts of which the parser has met the name or its colon; none in any other place. */
function nameStart(text: string, offset: number): number | undefined {
  if (/^"(?:[^"\\\n]|\\.)*"\s*:/.test(text.slice(offset))) return offset;
  const name = text[offset] === ":" ? /"(?:[^"\\\n]|\\.)*"\s*$/.exec(text.slice(0, offset)) : null;
  return name?.index;
}

/** A list that runs into what follows it: a comma added or taken away would only move the stumble. */
export const openListInside: Slip = ({ text, offset }) => {
  if (openAt(text, offset).at(-1) !== "[") return undefined;
  const next = text[offset] === "}" ? offset : nameStart(text, offset);
  if (next === undefined) return undefined;
  const last = before(text, next);
  if (text[last] === "[" && text[offset] !== "}")
    return {
      offset: last,
      message: "il manque l'accolade qui ouvre un groupe de champs",
      remedy: "ajoutez { après le crochet [",
    };
  const what = text[offset] === "}" ? "l'accolade }" : "le champ suivant";
  return {
    offset: last,
    message: `une liste n'est pas refermée : il manque le crochet ] avant ${what}`,
    remedy: `ajoutez ] après le dernier élément de la liste, qui ne prend pas de virgule${text[offset] === "}" ? "" : ", puis une virgule après ]"}`,
  };
};

/** A group that runs into the next one, or into the end of its list; or a list of groups that nobody opened. */
export const openGroupInside: Slip = ({ text, error, offset }) => {
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

/** `"paragraphs": "Un", "Deux"`: elements of a list that nobody opened. */
export const loneText: Slip = ({ text, error, offset }) =>
  error === "ColonExpected" &&
  /[,\]]/.test(text[offset] ?? "") && {
    offset: before(text, offset),
    message: "ce texte est seul parmi des champs, qui ont tous un nom",
    remedy: "ajoutez [ au début de la liste à laquelle il appartient, ou un nom de champ et un deux-points devant lui",
  };

/** What stands outside of the one group of a file. */
export const afterTheEnd: Slip = ({ text, error, offset }) => {
  if (error !== "EndOfFileExpected") return undefined;
  if (!/^\s*[{[]/.test(text))
    return {
      offset: text.search(/\S/),
      message: "il manque l'accolade { au début du fichier",
      remedy: "commencez le fichier par {",
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
