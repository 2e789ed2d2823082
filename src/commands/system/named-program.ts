import { accessSync, constants, statSync } from "node:fs";

/**
 * The program that an environment variable names.
 * @param variable e.g. `NGINX_PATH`
 * @returns its path, or undefined if the variable is not set
 * @throws Error if no program is at that path: a fallback would be mistaken for the named one
 */
export function namedProgram(variable: string): string | undefined {
  const path = process.env[variable] || undefined;
  if (path !== undefined && !isProgram(path)) throw new Error(`${variable} names ${path}, where no program is.`);
  return path;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
