/** What is still to be done with a passage; a form or a table may well be « à remplir ». */
const TO_DO = "(?:compléter|rédiger|écrire|traduire|relire|revoir|définir)";
/** What a draft has in the place of a part of the page. */
const PART =
  "(?:(?:sous-)?titre|texte|paragraphe|description|question|réponse|exemple|phrase|image|photo|lien|nom|mot)";
/** Those that are words: a link or a name may well be « à compléter » by a visitor. */
const WORDS = "(?:(?:sous-)?titre|texte|paragraphe|description|question|réponse|phrase)";

/**
 * [à compléter], [insérer ici un exemple], [Commentaire A1], (à compléter), Titre à compléter, Titre ici; Lorem ipsum
 * and all that follows.
 */
const DRAFTED = [
  String.raw`\[\s*(?:à ${TO_DO}|à (?:faire|remplir|venir|vérifier)|insére[rz]|complét(?:er|ez)|commentaire)(?!\p{L})[^\][]*\]`,
  String.raw`\[(?!\s*cliquez)(?:[^\][]*\s)?ici(?:\s[^\][]*)?\]`,
  String.raw`\(\s*à ${TO_DO}\s*\)`,
  String.raw`^\s*(?:(?:${WORDS} )?à ${TO_DO}|${PART} ici)[\s.…]*$`,
  "lorem ipsum.*",
].join("|");

/** In capitals, for nobody writes so otherwise: À FAIRE, TITRE ICI, TODO, XXX; what is left to fill in: ???, ____. */
const MARKED = [
  `[ÀA] (?:FAIRE|${TO_DO.toUpperCase()})`,
  `${PART.toUpperCase()} ICI`,
  "TODO|TBD|FIXME|X{3,}|_{3,}",
  String.raw`(?<![^\s«([])\?{3,}`,
].join("|");

/** Neither a part of a word nor of an address: wa.me/33XXX, dl=XXX. */
const APART = { before: String.raw`(?<![\p{L}\p{N}/=?&@._-])`, after: String.raw`(?![\p{L}\p{N}/=&@_-]|\.\p{L})` };

const PASSES = [new RegExp(DRAFTED, "giu"), new RegExp(`${APART.before}(?:${MARKED})${APART.after}`, "gu")];

/** A text without what stands for words that nobody has written yet: those that are left can be judged. */
export const withoutProvisional = (text: string): string =>
  PASSES.reduce((rest, pattern) => rest.replace(pattern, " "), text);

/** What a text holds until somebody writes it, each passage once. */
export function provisionalIn(text: string): string[] {
  let rest = text;
  const found = PASSES.flatMap((pattern) => {
    const passages = rest.match(pattern) ?? [];
    rest = rest.replace(pattern, " ");
    return passages.map((passage) => passage.trim());
  });
  return [...new Set(found)];
}
