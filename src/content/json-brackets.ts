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

/** A group that runs into the next one, or into the end of its list. */
export const openGroupInside: Slip = ({ text, offset }) =>
  (text[offset] === "]" || text[offset] === "{") &&
  openAt(text, offset).at(-1) === "{" &&
  text[before(text, offset)] !== ":" && {
    offset: before(text, offset),
    message: `un groupe de champs n'est pas refermé : il manque l'accolade } avant ${text[offset]}`,
    remedy: "ajoutez } après le dernier champ du groupe, qui ne prend pas de virgule",
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
