import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findChromium } from "../src/commands/system/browser";

const SYSTEM_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Finds the headless shell that most end-to-end tests run in: Chromium's engine without the browser around it, which
 * takes less processor time. Playwright installs its own with its Chromium.
 * @returns path of its executable (of the whole browser if there is none), or undefined for Playwright's own
 */
export function findHeadlessShell(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (!named && existsSync(chromium.executablePath())) return undefined;
  return !named && existsSync(SYSTEM_SHELL) ? SYSTEM_SHELL : findChromium();
}
