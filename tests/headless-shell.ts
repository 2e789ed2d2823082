import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findChromium } from "../src/commands/browser";

const SYSTEM_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Finds the Chromium that most end-to-end tests run in: the same engine without the browser around it, for less
 * processor time. Playwright brings its own along with its Chromium.
 * @returns path of its executable (of the whole browser's where there is none), or undefined for Playwright's own
 */
export function findHeadlessShell(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (!named && existsSync(chromium.executablePath())) return undefined;
  return !named && existsSync(SYSTEM_SHELL) ? SYSTEM_SHELL : findChromium();
}
