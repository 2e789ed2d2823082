/** What remains to be done with a passage; « à remplir » may rightly describe a form or a table. */
const TO_DO = "(?:compléter|rédiger|écrire|traduire|relire|revoir|définir)";
/** The parts that a draft names instead of writing them. */
const PART =
  "(?:(?:sous-)?titre|texte|paragraphe|description|question|réponse|exemple|phrase|image|photo|lien|nom|mot)";
/** The parts that are written text: a link or a name may be « à compléter » by a visitor. */
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

/** In capitals, unlike normal text: À FAIRE, TITRE ICI, TODO, XXX; and blanks to fill in: ???, ____. */
const MARKED = [
  `[ÀA] (?:FAIRE|${TO_DO.toUpperCase()})`,
  `${PART.toUpperCase()} ICI`,
  "TODO|TBD|FIXME|X{3,}|_{3,}",
  String.raw`(?<![^\s«([])\?{3,}`,
].join("|");

/** Not inside a word or an address: wa.me/33XXX, dl=XXX. */
const APART = { before: String.raw`(?<![\p{L}\p{N}/=?&@._-])`, after: String.raw`(?![\p{L}\p{N}/=&@_-]|\.\p{L})` };

const PASSES = [new RegExp(DRAFTED, "giu"), new RegExp(`${APART.before}(?:${MARKED})${APART.after}`, "gu")];

/** A text without its provisional passages, so that the rest can be checked. */
export const withoutProvisional = (text: string): string =>
  PASSES.reduce((rest, pattern) => rest.replace(pattern, " "), text);

/** The provisional passages of a text, each once. */
export function provisionalIn(text: string): string[] {
  let rest = text;
  const found = PASSES.flatMap((pattern) => {
    const passages = rest.match(pattern) ?? [];
    rest = rest.replace(pattern, " ");
    return passages.map((passage) => passage.trim());
  });
  return [...new Set(found)];
}
