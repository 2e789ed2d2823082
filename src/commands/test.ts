import { COLLECTOR_PORT } from "./ports";
import { ensureChromium } from "./browser";
import { type Check, jest, playwright, type Score, tool } from "./checks";

/* The tested site is a real build that sends its events to the tests' own collector. */
const TESTED_SITE = {
  GATSBY_ANALYTICS_URL: `http://localhost:${COLLECTOR_PORT}/events`,
  GATSBY_ANALYTICS_KEY: "pk_test",
  GATSBY_TELEMETRY_DISABLED: "1",
};

/* In the order of what fails fastest; the type check needs the types that the build generates. */
const CHECKS: Check[] = [
  tool("format", "prettier", ["--check", "--log-level", "warn", "."]),
  tool("lint", "eslint", ["--max-warnings=0", "."]),
  jest("unit and content tests", "tests/jest.config.cjs"),
  tool("build", "gatsby", ["build"], TESTED_SITE),
  tool("types", "tsc", ["--noEmit"]),
  jest("tests of the built site", "tests/jest.built.config.cjs"),
  playwright("end-to-end tests", "tests/playwright.config.ts"),
  playwright("the writers' live site", "tests/playwright.develop.config.ts"),
];

/** Runs every check there is; the last line reads `N passed, N failed` (decisions, "Commands"). */
async function main() {
  ensureChromium();
  const total: Score = { passed: 0, failed: 0 };
  for (const { name, run } of CHECKS) {
    const started = Date.now();
    console.log(`\n— ${name}`);
    const { passed, failed } = await run();
    console.log(`— ${name}: ${passed} passed, ${failed} failed, in ${Math.round((Date.now() - started) / 1000)} s`);
    total.passed += passed;
    total.failed += failed;
    if (failed && name === "build") break;
  }
  process.exitCode = total.failed ? 1 : 0;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

main().catch((error: Error) => {
  console.error(error.message);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
});
