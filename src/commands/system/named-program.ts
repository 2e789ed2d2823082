import { existsSync } from "node:fs";

/**
 * The program that an environment variable names.
 * @param variable e.g. `NGINX_PATH`
 * @returns its path, or undefined if the variable is not set
 * @throws Error if nothing is at that path: a fallback would be mistaken for the named program
 */
export function namedProgram(variable: string): string | undefined {
  const path = process.env[variable] || undefined;
  if (path !== undefined && !existsSync(path)) throw new Error(`${variable} names ${path}, where nothing is.`);
  return path;
}
