import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { namedProgram } from "./named-program";

/** Flags that keep Chromium quiet and working in a container. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Finds a Chromium: the one that `CHROMIUM_PATH` names, Playwright's own, then the system's.
 * @returns path of its executable, or undefined when there is none
 * @throws Error if no program is at the named path
 */
export function findChromium(): string | undefined {
  return (
    namedProgram("CHROMIUM_PATH") ?? [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path))
  );
}

/**
 * Makes sure that there is a Chromium for the end-to-end tests, and says what it does while it installs one.
 * @returns path of its executable
 * @throws Error that names the one command to run, if Chromium could not be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium found: installing Playwright's own…");
  run("npx", ["playwright", "install", "chromium"]);
  if (!findChromium() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Playwright's own cannot be had: installing the system's chromium with apt-get…");
    run("apt-get", ["update", "-q"]);
    run("apt-get", ["install", "-y", "-q", "chromium"]);
    // Not every system packages it, and the tests work without it.
    if (findChromium()) run("apt-get", ["install", "-y", "-q", "chromium-headless-shell"]);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error("Chromium is missing. Run: sudo apt-get install chromium (or name one with CHROMIUM_PATH)");
}

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
