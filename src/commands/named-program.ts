import { existsSync } from "node:fs";

/**
 * The program that a variable of the environment names.
 * @param variable e.g. `NGINX_PATH`
 * @returns its path, or undefined where the variable is not set
 * @throws Error where nothing is at that path: another program in its place would be taken for the named one
 */
export function namedProgram(variable: string): string | undefined {
  const path = process.env[variable] || undefined;
  if (path !== undefined && !existsSync(path)) throw new Error(`${variable} names ${path}, where nothing is.`);
  return path;
}
