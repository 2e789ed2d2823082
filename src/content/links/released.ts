import { listedLines } from "../files/listed-lines";
import { readOne } from "../files/read-content";

/** The addresses that visitors and search engines know, one per line; written by `npm run release`. */
export const RELEASED = "adresses.txt";

const HEADING = `# Les adresses publiées, une par ligne : aucune ne doit s'éteindre sans qu'on le sache.
# Ce fichier est tenu par « npm run release », d'après le plan du site. Ne le modifiez pas à la main.
`;

/** An address of the list, and its line. */
export interface Released {
  address: string;
  line: number;
}

/** The list's file, which grows with the site, without a limit. */
export const readReleasedList = (dataFolder: string) => readOne(dataFolder, RELEASED, Number.POSITIVE_INFINITY);

/** Reads the list of released addresses; empty if the list is missing or unreadable. */
export function readReleased(dataFolder: string): Released[] {
  const list = readReleasedList(dataFolder);
  return list.unreadable === undefined ? releasedLines(list.text).filter(isReleasedPath) : [];
}

/** The lines of the list that are not empty or comments, with their numbers. */
export const releasedLines = (list: string): Released[] =>
  listedLines(list).map(({ text, line }) => ({ address: text, line }));

/** Whether a line of the list is the path of a page. */
export const isReleasedPath = ({ address }: Released) => address.startsWith("/");

/** Writes a list of addresses, each once, in alphabetical order. */
export const releasedFile = (addresses: readonly string[]) =>
  `${HEADING}${[...new Set(addresses)]
    .sort()
    .map((address) => `${address}\n`)
    .join("")}`;
