import { FAMILY_SHAPES, familyOf, keyOf, REQUIRED_FILES, SINGLE_FILES } from "../files/file-shapes";
import { baseOf, COPY, folderOf, isNoContent, PERHAPS_COPY, withoutCopyMark } from "../files/file-name";
import { nearest, nearestPath } from "../text/nearest";
import { DEVICE_NAME, LONGEST_NAME, RESERVED_NAMES, shortened, slugify } from "../files/page-name";
import type { Explanation } from "../problem";
import { isEvicted, NOTES } from "../files/read-content";
import { FAMILIES } from "../vocabulary";
import { SLUG } from "../links/web-address";
import { FOLDERS } from "./folders";

interface BadName extends Explanation {
  /** The path that the remedy proposes, if any. */
  proposal?: string;
}

/**
 * Checks where a file is and what it is called: its name becomes an address.
 * @param path path relative to `data/`, with forward slashes
 * @param others every file of `data/`: none of them is ever proposed as a new name
 * @param fields the names of its fields: a file that resembles another only by its name may have unique content
 * @returns undefined when all is well
 */
export function checkName(
  path: string,
  others: ReadonlySet<string> = new Set(),
  fields: readonly string[] = [],
): BadName | undefined {
  if (Object.hasOwn(SINGLE_FILES, path)) return undefined;
  const [folder = "", ...rest] = path.split("/");
  if (FOLDERS.includes(path)) {
    return {
      message: "c'est un fichier, et un dossier de ce nom est attendu",
      remedy: "remettez le dossier depuis la dernière version publiée, et donnez un autre nom à ce fichier",
    };
  }
  if (isEvicted(path.split("/").at(-1)!)) {
    return {
      message: "ce fichier est resté dans iCloud : son texte n'est pas sur cet ordinateur",
      remedy: "téléchargez-le : clic droit, puis « Télécharger »",
      proposal: path.replace(/\.([^/]+)\.icloud$/i, "$1"),
    };
  }
  const note = noteLike(path);
  if (note) {
    return {
      message: note.isCase
        ? "ce fichier n'est pas lu sous ce nom : majuscules et minuscules comptent"
        : "ce fichier n'est pas lu sous ce nom",
      remedy: `si data/${note.name} existe déjà, ajoutez-y ce qui lui manque de ce fichier-ci, puis supprimez celui-ci ; sinon renommez-le « data/${note.name} »`,
    };
  }
  if (isNoContent(path)) {
    return {
      message: "ce fichier n'est pas un texte du site",
      remedy: "supprimez-le, ou sortez-le de data/ : seuls les fichiers JSON y ont leur place",
    };
  }
  if (rest.length > 0 && Object.hasOwn(FAMILY_SHAPES, folder)) return checkEntry(folder, rest, others);
  const meant = rest.length > 0 ? nearest(folder, FAMILIES) : undefined;
  const proposal = meant ? `${meant}/${slugify(baseOf(path))}.json` : (besideItsFolder(path) ?? singleFileLike(path));
  return {
    message: "aucun fichier n'est attendu ici : il ne serait affiché nulle part",
    proposal,
    remedy: elsewhere(path, proposal, others, fields),
  };
}

/** The remedy for a file in a place where none is expected. */
function elsewhere(
  path: string,
  proposal: string | undefined,
  others: ReadonlySet<string>,
  fields: readonly string[],
): string {
  if (proposal && !others.has(proposal))
    return REQUIRED_FILES.includes(proposal)
      ? `renommez-le « data/${proposal} », un fichier obligatoire qui manque`
      : `renommez-le « data/${proposal} » si c'est ce que vous vouliez, sinon sortez-le de data/`;
  if (proposal && (familyOf(proposal) || isCopyOf(path, proposal) || hasItsFields(proposal, fields)))
    return `data/${proposal} existe déjà : supprimez ce fichier-ci, après en avoir repris ce qui vous manque`;
  const [family, ...rivals] = FAMILIES.filter((name) => hasKnown(FAMILY_SHAPES[name].shape, fields));
  if (family && rivals.length === 0)
    return `rangez cette page dans data/${family}/, dont elle a les champs, sous un nom qui n'y est pas encore, sinon sortez ce fichier de data/`;
  const families = FAMILIES.map((name) => `data/${name}/`);
  return `rangez une page dans ${families.join(", ")}, sinon sortez ce fichier de data/`;
}

/** Whether a file is named like a copy of another file in its folder. */
const isCopyOf = (path: string, original: string) =>
  folderOf(path) === folderOf(original) && withoutCopyMark(baseOf(path)) === keyOf(original);

/** Whether fields are all known to the shape of a single file. */
const hasItsFields = (path: string, fields: readonly string[]) => hasKnown(SINGLE_FILES[path]?.shape ?? {}, fields);

const hasKnown = (shape: object, fields: readonly string[]) =>
  fields.length > 0 && fields.every((name) => Object.hasOwn(shape, name));

/** The note that a file is a copy of, or is under a wrong name; a page may be called lexique.json. */
function noteLike(path: string): { name: string; isCase: boolean } | undefined {
  const base = withoutCopyMark(baseOf(path)).toLowerCase();
  const name = NOTES.find((note) => base === baseOf(note).toLowerCase());
  // A README inside a folder is not a copy.
  if (!name || /\.json$/i.test(path) || (path.includes("/") && name === "README.md")) return undefined;
  return { name, isCase: name.toLowerCase() === path.toLowerCase() };
}

/** `raccourcir-lien-zoom.json`: a page whose folder has become part of its name. */
function besideItsFolder(path: string): string | undefined {
  const family = FAMILIES.find((name) => path.startsWith(`${name}-`));
  const base = baseOf(path);
  const slug = slugify(base.slice(family?.length));
  const isCopy = COPY.test(base) || withoutCopyMark(base) === family;
  return family && slug && !path.includes("/") && !isCopy ? `${family}/${slug}.json` : undefined;
}

function singleFileLike(path: string): string | undefined {
  const folder = folderOf(path);
  const found = nearestPath(`${folder}/${withoutCopyMark(baseOf(path))}`, Object.keys(SINGLE_FILES));
  return found && (folder === "" || nearest(folder, [folderOf(found)])) ? found : undefined;
}

function checkEntry(folder: string, rest: string[], others: ReadonlySet<string>): BadName | undefined {
  const name = rest.at(-1)!;
  const base = baseOf(`/${name}`);
  const isNested = rest.length > 1;
  const message = isNested
    ? `une page se range directement dans data/${folder}/, sans sous-dossier`
    : fileNameFault(name, base);
  if (message === undefined) {
    const remedy = "donnez au fichier le nom de son sujet";
    if (RESERVED_NAMES.includes(base)) return { message: `l'adresse « ${base} » est réservée au site`, remedy };
    if (DEVICE_NAME.test(base)) return { message: `Windows n'accepte aucun fichier nommé « ${base} »`, remedy };
    return undefined;
  }
  const fileOf = (name: string) => `${folder}/${shortened(slugify(name), LONGEST_NAME) || "nouvelle-page"}.json`;
  const original = [COPY, PERHAPS_COPY]
    .filter((mark) => mark.test(base))
    .map((mark) => fileOf(base.replace(mark, "")))
    .find((file) => others.has(file));
  if (original) {
    const remedy = `supprimez cette copie de data/${original}, après en avoir repris ce qui vous manque, ou donnez-lui le nom de son sujet`;
    return { message, remedy };
  }
  // Without its original, the copy is all that is left of the page.
  const proposal = fileOf(base.replace(COPY, ""));
  const remedy = others.has(proposal)
    ? `data/${proposal} existe déjà : supprimez ce fichier-ci, après en avoir repris ce qui vous manque, ou donnez-lui un autre nom`
    : `${isNested ? "déplacez-la en" : "renommez-le"} « data/${proposal} »`;
  return { message, proposal, remedy };
}

/** Why the name of a page's file cannot be the end of an address, in French; undefined when all is well. */
function fileNameFault(name: string, base: string): string | undefined {
  if (!name.endsWith(".json")) return "le nom du fichier doit finir par .json, en minuscules";
  if (!SLUG.test(base) || base !== name.slice(0, -".json".length))
    return "le nom du fichier devient une adresse : minuscules sans accent, chiffres et traits d'union seulement";
  if (base.length > LONGEST_NAME)
    return `le nom du fichier compte ${base.length} caractères, il en faut au plus ${LONGEST_NAME}`;
  return undefined;
}
