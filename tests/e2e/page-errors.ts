import type { Page } from "playwright/test";

type Level = "info" | "warning" | "error";

/** Collects what a page writes to its console from now on, at the given levels. */
export function watchConsole(page: Page, ...levels: Level[]): string[] {
  const lines: string[] = [];
  page.on("console", (line) => levels.includes(line.type() as Level) && lines.push(line.text()));
  return lines;
}

/** Collects a page's uncaught errors from now on, and what it writes to its console at the given levels. */
export function watchErrors(page: Page, ...levels: Level[]): string[] {
  const errors = watchConsole(page, ...levels);
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}
