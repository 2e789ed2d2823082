import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { familyOf } from "./file-shapes";
import { startAgain } from "./start-again";

/** A file of `data/`, or why it could not be read. */
export type ContentFile =
  { path: string; text: string; unreadable?: undefined } | { path: string; unreadable: Unreadable };

interface Unreadable {
  message: string;
  remedy: string;
  /** It is a whole folder, whose content is unknown. */
  isFolder?: boolean;
}

/**
 * A letter whose UTF-8 was read as Latin-1 or Windows-1252, then saved: é became Ã©, É Ã‰, œ Å“. None of these pairs
 * exists in French.
 */
const DAMAGED = /Ã[\u0080-\u00BF\s€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Å[\u0092\u0093’“]|Â[\u0080-\u00BF]|â[€‚\u0080\u0082]/;
/** Letters that no program could read any more, é saved as �: so many are no accident of one word. */
const LOST = /(?:\uFFFD[^\uFFFD]*){3}/;
/** The word around it. Searching for it at each character of ten thousand files would take a second. */
const DAMAGED_WORD = new RegExp(`[^\\s"]{0,30}(?:${DAMAGED.source})[^\\s"]{0,30}`);

const LARGEST_KILOBYTES = 512;
/** Whether a name is the placeholder that macOS leaves for a text that is only in iCloud. */
export const isEvicted = (name: string) => /^\..+\.(?:json|txt)\.icloud$/i.test(name);
/** What editors and systems leave behind; Gatsby does not read these either. */
const isLeftover = (name: string) => name.startsWith(".") && !name.toLowerCase().endsWith(".json") && !isEvicted(name);
/** The files beside the pages: the guide, the list of words, the list of released addresses. */
export const NOTES = ["README.md", "lexique.txt", "adresses.txt"];

/**
 * Reads every file of `data/`, except the notes beside the pages.
 * @param dataFolder path of `data/`
 * @returns the files in alphabetical order, their paths relative to the folder with forward slashes; never throws
 */
export function readContent(dataFolder: string): ContentFile[] {
  return namesIn(dataFolder).map((name) => readOne(dataFolder, name));
}

function namesIn(dataFolder: string, folder = ""): string[] {
  let entries;
  try {
    entries = readdirSync(path.join(dataFolder, folder), { withFileTypes: true });
  } catch {
    return folder ? [folder] : [];
  }
  return entries
    .filter(({ name }) => !isLeftover(name) && (folder !== "" || !NOTES.includes(name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? namesIn(dataFolder, name) : [name];
    });
}

/** The explanation for a missing required file. */
export const MISSING = {
  message: "ce fichier est obligatoire et il manque",
  remedy: "remettez-le, par exemple depuis la dernière version publiée",
};

/**
 * Reads one file of `data/`.
 * @param name its path, relative to the folder
 * @param most how many kilobytes it may weigh
 * @returns its text, or why it cannot be read; never throws
 */
export function readOne(dataFolder: string, name: string, most = LARGEST_KILOBYTES): ContentFile {
  const refuse = (message: string, remedy: string) => ({ path: name, unreadable: { message, remedy } });
  try {
    const file = path.join(dataFolder, name);
    const found = statSync(file);
    if (found.isDirectory()) return { path: name, unreadable: { ...unreadFolder(file), isFolder: true } };
    // Opening a named pipe blocks until something writes into it.
    if (!found.isFile())
      return refuse(
        "ce n'est pas un fichier ordinaire, mais un tube ou un périphérique",
        "supprimez-le, ou sortez-le de data/",
      );
    const kilobytes = Math.round(found.size / 1024);
    if (kilobytes > most) {
      return refuse(
        `le fichier pèse ${kilobytes} ko, la limite est de ${most} ko`,
        "une page pèse une dizaine de ko : gardez-en le texte, et rien d'autre",
      );
    }
    return decode(name, readFileSync(file), refuse);
  } catch {
    return refuse(
      "le fichier ne peut pas être lu",
      "vérifiez qu'il existe encore et que vous avez le droit de l'ouvrir",
    );
  }
}

const unreadFolder = (folder: string) =>
  lstatSync(folder).isSymbolicLink()
    ? {
        message: "ce dossier est un lien, et le site n'en suit aucun : rien de ce qu'il contient ne serait affiché",
        remedy: "mettez à sa place le dossier lui-même, avec tous ses fichiers",
      }
    : { message: "le dossier ne peut pas être lu", remedy: "vérifiez que vous avez le droit de l'ouvrir" };

function decode(name: string, bytes: Buffer, refuse: (message: string, remedy: string) => ContentFile): ContentFile {
  // Detected without a BOM too: one of the first character's two bytes is zero.
  if (/^(\uFEFF|\uFFFE)/.test(bytes.toString("utf16le", 0, 2)) || (bytes[0] === 0) !== (bytes[1] === 0)) {
    return refuse("le fichier est enregistré en UTF-16", "dans votre éditeur, enregistrez-le avec l'encodage UTF-8");
  }
  const stray = bytes.indexOf(0);
  if (stray >= 0 && /^\s*[{[]/.test(bytes.toString("latin1", 0, stray))) {
    const line = bytes.toString("latin1", 0, stray).split("\n").length;
    return refuse(
      `un signe invisible (un octet nul) se trouve à la ligne ${line}`,
      "récrivez cette ligne en entier, sans recopier le signe",
    );
  }
  if (stray >= 0) {
    return refuse(
      "ce n'est pas un fichier de texte, malgré son nom : une image, ou un document d'un traitement de texte",
      familyOf(name) ? "supprimez-le, et recopiez ses mots dans une copie d'une page voisine" : startAgain(name),
    );
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    if (text.startsWith("\uFEFF")) {
      return refuse(
        "le fichier commence par une marque invisible (BOM)",
        "dans votre éditeur, enregistrez-le en « UTF-8 » sans BOM",
      );
    }
    const [damaged] = (DAMAGED.test(text) && DAMAGED_WORD.exec(text)) || [];
    if (damaged) {
      return refuse(
        `les accents du fichier sont abîmés : « ${damaged} »`,
        "reprenez le texte d'avant, et enregistrez-le avec l'encodage UTF-8",
      );
    }
    if (LOST.test(text)) {
      return refuse(
        "les accents du fichier sont perdus : un autre signe, �, a pris leur place",
        "reprenez le texte d'avant, et enregistrez-le avec l'encodage UTF-8",
      );
    }
    return { path: name, text };
  } catch {
    return refuse(
      "le fichier n'est pas en UTF-8 : ses accents seraient perdus",
      "dans votre éditeur, enregistrez-le avec l'encodage UTF-8",
    );
  }
}
