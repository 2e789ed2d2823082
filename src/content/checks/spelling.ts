import { loadModule } from "hunspell-asm";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { listedLines } from "../files/listed-lines";
import { MISSING, readOne } from "../files/read-content";
import { MERGE, UNFINISHED_MERGE } from "../json/not-json";
import { proseOf } from "../page-words";
import { problem, type Problem } from "../problem";
import { beginning, MOST_UNKNOWN, partForeign } from "../text/foreign-language";
import { sentencesOf } from "../text/sentences";
import { wordsOf } from "../text/tokens";
import type { Document } from "./document";
import { withoutProvisional } from "./provisional";

export interface Speller {
  /** Whether a word, as written, is in the dictionary or in the project's list. */
  knows(word: string): boolean;
  /** Words that may have been meant, the likeliest first; slow. */
  suggest(word: string): string[];
  /** The word that was surely meant: a name in other capitals, « linkedin », or without its apostrophe, « lheure ». */
  meant(word: string): string | undefined;
}

/** The project's own words, in the writers' folder. */
const LEXICON = "lexique.txt";

/** Suggestions cost a third of a second each. */
const MOST_SUGGESTIONS = 5;
/** Words of the dictionary that no message may suggest. */
const RUDE =
  /^(?:shit|fuck|merd|put(?:ain|e)s?$|salop|conn(?:e|ard|asse)s?$|cons?$|bites?$|culs?$|couill|encul|nichon|p[ée]d[ée]s?$|n[èe]gre|chi(?:e|er|é|ée)s?$)/i;
const isPolite = (words: string) => !words.split(/[\s-]/).some((word) => RUDE.test(word));
/** Twice the longest word of the dictionary; suggestions for a page without spaces would take minutes. */
const LONGEST_WORD = 40;
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu)['’]/iu;

/** « jai », « cest », « lheure », « quun »: the letters of an elision, and a vowel after them. */
const WITHOUT_APOSTROPHE = /^(j(?=ai)|c(?=est$|ét)|[ldns]|qu|jusqu|lorsqu|puisqu)(?=[aeiouyhàâæéèêëîïôœùûü])(.{2,})$/iu;

/** One word, with its hyphens, apostrophes and dots; « Skype, Webex » would match neither. */
const ONE_WORD = /^[\p{L}\p{M}\p{N}'’.&+-]+$/u;

/**
 * Reads the project's own words.
 * @returns the words, and a problem for each line that is not one word; no words and one problem when the list cannot
 *   be read or is empty: without it, hundreds of correct words would be refused
 */
export function readLexicon(dataFolder: string): { words?: string[]; problems: Problem[] } {
  if (!existsSync(path.join(dataFolder, LEXICON)))
    return { problems: [problem({ file: `data/${LEXICON}`, ...MISSING })] };
  const file = readOne(dataFolder, LEXICON);
  if (file.unreadable !== undefined) return { problems: [problem({ file: `data/${LEXICON}`, ...file.unreadable })] };
  const lines = listedLines(file.text);
  if (lines.length === 0) {
    const message = "la liste des mots du site est vide : sans elle, des centaines de mots justes seraient refusés";
    return {
      problems: [problem({ file: `data/${LEXICON}`, message, remedy: "remettez la dernière version publiée" })],
    };
  }
  const mark = lines.find(({ text }) => MERGE.test(text));
  if (mark) {
    const remedy = "gardez les mots des deux versions, et supprimez les lignes <<<<<<<, ======= et >>>>>>>";
    const unfinished = problem({ file: `data/${LEXICON}`, line: mark.line, ...UNFINISHED_MERGE, remedy });
    return { words: lines.map(({ text }) => text), problems: [unfinished] };
  }
  const problems = lines
    .filter(({ text }) => !ONE_WORD.test(text))
    .map(({ text, line }) =>
      problem({
        file: `data/${LEXICON}`,
        line,
        message: `« ${text} » n'est pas un mot seul : cette ligne ne sert à rien`,
        remedy: "écrivez un mot par ligne, sans guillemets ni virgule",
      }),
    );
  return { words: lines.map(({ text }) => text), problems };
}

/**
 * Reads the French dictionary with Hunspell compiled to WebAssembly, in a tenth of a second; nspell takes five seconds
 * and half a gigabyte to expand French conjugation.
 */
async function readDictionary() {
  const folder = path.dirname(createRequire(path.join(process.cwd(), "package.json")).resolve("dictionary-fr"));
  const hunspell = await loadModule();
  const [affixes, words] = ["index.aff", "index.dic"].map((name) =>
    hunspell.mountBuffer(readFileSync(path.join(folder, name)), name),
  );
  return hunspell.create(affixes!, words!);
}

/* Read once: each Hunspell instance adds listeners to the process and never removes them. */
let french: ReturnType<typeof readDictionary> | undefined;

/**
 * Opens the French dictionary.
 * @param lexicon the project's own words; lower-case ones match in any case, the others only as written
 */
export async function openSpeller(lexicon: readonly string[]): Promise<Speller> {
  const dictionary = await (french ??= readDictionary());
  const own = new Set(lexicon.map((word) => word.normalize("NFC").replace(/’/g, "'")));
  const stands = (word: string) => dictionary.spell(word) || own.has(word) || own.has(word.toLowerCase());
  const knows = (word: string): boolean => {
    const typed = word.replace(/’/g, "'");
    if (typed.length < 2 || stands(typed)) return true;
    const bare = typed.replace(ELISION, "");
    if (bare !== typed) return knows(bare);
    return typed.includes("-") && typed.split("-").every(knows);
  };
  const inCapitals = new Map([...own].map((word) => [word.toLowerCase(), word]));
  const meant = (word: string) => {
    const [, elided = "", rest = ""] = WITHOUT_APOSTROPHE.exec(word) ?? [];
    return inCapitals.get(word.toLowerCase()) ?? (elided && stands(rest) ? `${elided}'${rest}` : undefined);
  };
  return { knows, suggest: (word) => dictionary.suggest(word).slice(0, 3), meant };
}

/**
 * Reports the words that neither the dictionary nor the project's list knows, once per file, and a passage in another
 * language once per text.
 * @param documents the files to read
 */
export function checkSpelling(documents: readonly Document[], speller: Speller): Problem[] {
  const suggestions = new Map<string, string[]>();
  const judged = new Map<string, boolean>();
  const isKnown = (word: string) => judged.get(word) ?? (judged.set(word, speller.knows(word)), judged.get(word)!);
  const suggest = (word: string) => {
    if (word.length > LONGEST_WORD) return [];
    if (!suggestions.has(word) && suggestions.size < MOST_SUGGESTIONS) suggestions.set(word, speller.suggest(word));
    return suggestions.get(word) ?? [];
  };
  const read = (text: string) => {
    const words = wordsOf(text);
    const misspelt = words.filter((word) => !isKnown(word));
    return { text, words, misspelt, unknown: misspelt.filter((word) => !speller.meant(word)) };
  };
  const adviceOn = (word: string, { length }: readonly string[]) => {
    const sure = speller.meant(word);
    const meant = sure ? [sure] : length > MOST_UNKNOWN ? [] : suggest(word).filter(isPolite);
    return meant.length > 0 ? `écrivez ${meant.map((other) => `« ${other} »`).join(" ou ")}` : "corrigez-le";
  };
  return documents.flatMap((document) => {
    const seen = new Set<string>();
    const isFirst = (word: string) => !seen.has(word) && seen.add(word);
    return proseOf(document).flatMap(({ path: field, text }) => {
      const { foreign, rest } = partForeign(sentencesOf(withoutProvisional(text)).map(read));
      const passages = foreign.slice(0, 1).map((passage) => ({
        message: `ce passage n'est pas en français : « ${beginning(passage.text)} »`,
        remedy: `traduisez-le, ou ajoutez ses mots à data/${LEXICON} s'ils sont justes`,
      }));
      const words = rest.flatMap(({ misspelt, unknown }) =>
        misspelt.filter(isFirst).map((word) => ({
          message: `le mot « ${word} » n'est pas dans le dictionnaire`,
          remedy: `${adviceOn(word, unknown)}, ou ajoutez-le à data/${LEXICON} s'il est juste`,
        })),
      );
      return [...passages, ...words].map((explanation) => problem({ ...document.at(field), ...explanation }));
    });
  });
}
