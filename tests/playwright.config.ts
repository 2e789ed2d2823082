import { defineConfig } from "playwright/test";
import { BROWSER_FLAGS, findChromium } from "../src/commands/system/browser";
import { FRUGAL_FLAGS, WHOLE_BROWSER } from "./e2e/browsers";
import { findHeadlessShell } from "./headless-shell";
import { COLLECTOR_PORT, SITE_PORT } from "./ports";

const FLAGS = [...BROWSER_FLAGS, ...FRUGAL_FLAGS];

/** End-to-end tests: the built site, behind the server of `npm run serve`, in a real Chromium. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["dot"], ["json"]] : [["list"]],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: "fr-FR",
  },
  projects: [
    {
      name: "whole browser",
      grep: new RegExp(WHOLE_BROWSER),
      use: { launchOptions: { executablePath: findChromium(), args: FLAGS } },
    },
    {
      name: "engine",
      grepInvert: new RegExp(WHOLE_BROWSER),
      // A separate process for drawing would cost a sixth of the processor time here, and would test nothing more.
      use: { launchOptions: { executablePath: findHeadlessShell(), args: [...FLAGS, "--in-process-gpu"] } },
    },
  ],
  webServer: [
    {
      command: "node --import tsx src/commands/serve.ts",
      cwd: "..",
      url: `http://localhost:${SITE_PORT}/`,
      env: { PORT: String(SITE_PORT) },
      reuseExistingServer: false,
    },
    {
      // Takes the events of the tests that do not look at them; the others have a collector each (see fixtures.ts).
      command: `node --import tsx src/commands/collector.ts --port ${COLLECTOR_PORT}`,
      cwd: "..",
      url: `http://localhost:${COLLECTOR_PORT}/`,
      reuseExistingServer: false,
    },
  ],
});
