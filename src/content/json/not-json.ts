import type { MistakeMatcher } from "./parse-failure";

/* Content that is not JSON at all. */

/** `<<<<<<< HEAD`: git's merge conflict markers. */
export const MERGE = /^(<{7}|={7}|>{7})/m;

export const UNFINISHED_MERGE = {
  message: "le fichier contient les marques d'une fusion inachevée",
  remedy: "gardez une des deux versions et supprimez les lignes <<<<<<<, ======= et >>>>>>>",
};

/** `<<<<<<< HEAD`, in a file that is then no JSON. */
export const unfinishedMerge: MistakeMatcher = ({ text, offset }) =>
  MERGE.test(text) && { offset, ...UNFINISHED_MERGE };

/** `{\rtf1`: a file that a word processor has saved. */
export const richText: MistakeMatcher = ({ text }) =>
  /^\s*\{\\rtf/.test(text) && {
    offset: 0,
    message: "le fichier est enregistré au format RTF, celui des traitements de texte",
    remedy: "recopiez ce texte dans un éditeur de code, ou enregistrez-le en texte brut",
  };

/** `// à revoir`, `# à revoir`: JSON has no comments. */
export const comment: MistakeMatcher = ({ text, error, offset }) =>
  (error === "InvalidCommentToken" || /^(?:#(?=\s)|<!--)/.test(text.slice(offset))) && {
    offset,
    message: "un fichier JSON n'accepte pas de commentaire",
    remedy: "supprimez ce qui commence par //, /*, # ou <!--",
  };

/** Plain text without a single field. */
export const noFields: MistakeMatcher = ({ text }) =>
  !/[{}[\]]|"\s*:/.test(text) && {
    offset: text.search(/\S/),
    message: "le fichier ne contient que du texte, sans aucun champ",
    remedy: "écrivez chaque texte dans son champ : data/README.md les montre tous",
  };

/** Text before the JSON: an AI assistant's introduction, a Markdown code fence, a line of code. */
export const beforeTheStart: MistakeMatcher = ({ text }) =>
  /^\s*[^\s{["][^"{]*\{\s*"/.test(text) && {
    offset: text.search(/\S/),
    message: "du texte précède l'accolade { qui commence le fichier",
    remedy: "supprimez ce qui précède cette accolade, et ce qui suit celle qui finit le fichier",
  };

/** `"title": …`: the ellipsis of an abridged example. */
export const dots: MistakeMatcher = ({ text, offset }) =>
  /^(?:\.{2}|…)/.test(text.slice(offset)) && {
    offset,
    message: "des points de suspension sont hors d'un texte",
    remedy: "supprimez-les : ils ne tiennent la place d'aucun champ",
  };
