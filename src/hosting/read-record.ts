import { readFileSync } from "node:fs";

/**
 * Reads a JSON file that an earlier build wrote.
 * @returns null when it is missing, or incomplete after an interrupted build
 */
export function readRecord<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
