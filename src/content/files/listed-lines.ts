/**
 * Reads a list of the writers' folder, which has one entry per line.
 * @param text the whole file; empty lines and lines that begin with # are comments
 * @returns the entries without the spaces around them, each with its line, counted from 1
 */
export const listedLines = (text: string): { text: string; line: number }[] =>
  text
    .split(/\r?\n/)
    .map((written, index) => ({ text: written.trim(), line: index + 1 }))
    .filter(({ text: entry }) => entry !== "" && !entry.startsWith("#"));
