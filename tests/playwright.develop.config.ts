import { defineConfig } from "playwright/test";
import { BROWSER_FLAGS } from "../src/commands/system/browser";
import { findHeadlessShell } from "./headless-shell";

/** The writers' live site: `npm run develop` on a copy of the project, in a real Chromium. */
export default defineConfig({
  testDir: "develop",
  outputDir: "../test-results/develop",
  forbidOnly: true,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["dot"], ["json"]] : [["list"]],
  use: {
    locale: "fr-FR",
    launchOptions: { executablePath: findHeadlessShell(), args: BROWSER_FLAGS },
  },
});
