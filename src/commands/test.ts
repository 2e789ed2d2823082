import { COLLECTOR_PORT } from "./system/ports";
import { ensureChromium } from "./system/browser";
import { ensureNginx } from "./system/nginx";
import { type Check, jestTests, playwrightTests, type Score, tool } from "./test/checks";
import { takesNoOptions } from "./system/options";

const USAGE = `npm test: runs every check there is.`;

/* The tested site is a real build that sends its events to the tests' own collector. */
const TESTED_SITE = {
  GATSBY_ANALYTICS_URL: `http://localhost:${COLLECTOR_PORT}/events`,
  GATSBY_ANALYTICS_KEY: "pk_test",
};

const build = tool("build", "tsx", ["src/commands/build.ts"], TESTED_SITE);

/* Rows run in sequence, the checks of a row in parallel, as the first of them leaves a processor half idle. The type
   check and the linter need the types that the build generates. */
const CHECKS: Check[][] = [
  [
    build,
    jestTests("unit and content tests", "tests/jest.config.cjs"),
    tool("format", "prettier", ["--check", "--log-level", "warn", "."]),
  ],
  [
    jestTests("tests of the built site", "tests/jest.built.config.cjs"),
    tool("types", "tsc", ["--noEmit"]),
    tool("lint", "eslint", ["--max-warnings=0", "."]),
    playwrightTests("the writers' live site", "tests/playwright.develop.config.ts"),
  ],
  [playwrightTests("end-to-end tests", "tests/playwright.config.ts")],
];

async function runCheck({ name, run }: Check): Promise<Score> {
  const started = Date.now();
  console.log(`\n— ${name}`);
  const { passed, failed } = await run();
  console.log(`— ${name}: ${passed} passed, ${failed} failed, in ${Math.round((Date.now() - started) / 1000)} s`);
  return { passed, failed };
}

/** Runs every check there is; the last line reads `N passed, N failed` (decisions, "Commands"). */
async function main() {
  takesNoOptions(USAGE);
  ensureChromium();
  ensureNginx();
  const total: Score = { passed: 0, failed: 0 };
  for (const line of CHECKS) {
    const scores = await Promise.all(line.map(runCheck));
    for (const { passed, failed } of scores) {
      total.passed += passed;
      total.failed += failed;
    }
    if (scores[line.indexOf(build)]?.failed) break;
  }
  process.exitCode = total.failed ? 1 : 0;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

main().catch((error: Error) => {
  console.error(error.message);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
});
