import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { endWithParent } from "../system/child-process";

/** How many tests of a check passed and failed. */
export interface Score {
  passed: number;
  failed: number;
}

export interface Check {
  name: string;
  run: () => Promise<Score>;
}

/** With Node's own 16 MB, collecting short-lived objects takes a tenth of Jest's and the linter's processor time. */
const NODE_OPTIONS = `--max-semi-space-size=64 ${process.env["NODE_OPTIONS"] ?? ""}`.trim();

const binary = (name: string) => path.join("node_modules", ".bin", name);

function start(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, NODE_OPTIONS, ...env } });
  const forget = endWithParent(child);
  return new Promise((resolve) => {
    child.once("error", ({ message }) => {
      console.error(message);
      resolve(1);
    });
    child.once("close", (code) => {
      void forget();
      resolve(code ?? 1);
    });
  });
}

/** A tool that only passes or fails counts as one test. */
export function tool(name: string, command: string, args: string[], env?: Record<string, string>): Check {
  const run = async () =>
    (await start(binary(command), args, env)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name, run };
}

/** A test runner that writes its figures as JSON. An unreadable report is logged, and counts as a failure. */
function runner(
  name: string,
  args: (report: string) => [string, string[], Record<string, string>?],
  read: (json: string) => Score,
): Check {
  const report = path.join(tmpdir(), `maillon-${process.pid}-${name.replace(/\W+/g, "-")}.json`);
  const run = async () => {
    const [command, words, env] = args(report);
    const code = await start(binary(command), words, env);
    try {
      return scoreOf(code, read(readFileSync(report, "utf8")));
    } catch (error) {
      console.error(`${name}: no report that can be read. ${(error as Error).message}`);
      return { passed: 0, failed: 1 };
    } finally {
      rmSync(report, { force: true });
    }
  };
  return { name, run };
}

/**
 * The score of a finished test runner. A failing exit code counts as a failure even if no test in the report failed.
 * @param code the runner's exit code
 * @param score what its report says
 */
export const scoreOf = (code: number, { passed, failed }: Score): Score => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});

/** Jest's score. A test that did not run counts as failed: another one may be focused. */
export function readJest(json: string): Score {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = JSON.parse(json);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
  };
}

/** Playwright's score; a skipped or flaky test counts as failed too. */
export function readPlaywright(json: string): Score {
  const { stats, errors } = JSON.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** Jest with one of the configurations of `tests/`. */
export const jestTests = (name: string, config: string) =>
  runner(
    name,
    (report) => ["jest", ["-c", config, "--json", `--outputFile=${report}`, "--silent=false", "--reporters=default"]],
    readJest,
  );

/** Playwright with one of the configurations of `tests/`. */
export const playwrightTests = (name: string, config: string) =>
  runner(
    name,
    (report) => ["playwright", ["test", "-c", config], { PLAYWRIGHT_JSON_OUTPUT_NAME: report }],
    readPlaywright,
  );
