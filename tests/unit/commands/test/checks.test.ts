import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { timedBuild } from "../../../../src/commands/bench-scale/timed-build";
import { jestTests, readJest, readPlaywright, scoreOf, tool } from "../../../../src/commands/test/checks";

describe("the score of a test runner", () => {
  const figures = ["numFailedTests", "numPendingTests", "numTodoTests", "numRuntimeErrorTestSuites"];
  const none = Object.fromEntries(figures.map((figure) => [figure, 0]));
  const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 };

  it.each(figures)("Jest's %s are failures", (figure) => {
    const report = { numPassedTests: 7, ...none, [figure]: 2 };
    expect(readJest(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
  });

  it.each(["unexpected", "flaky", "skipped"])("Playwright's %s tests are failures", (figure) => {
    const report = { stats: { ...stats, [figure]: 2 }, errors: [] };
    expect(readPlaywright(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
  });

  it("counts Playwright's own errors as failures", () => {
    expect(readPlaywright(JSON.stringify({ stats, errors: [{}] }))).toEqual({ passed: 7, failed: 1 });
  });

  it.each([
    [0, 0, 0],
    [0, 2, 2],
    [1, 0, 1],
    [1, 2, 2],
  ])("of one that exits with %i and reports %i failures has %i", (code, reported, failed) => {
    expect(scoreOf(code, { passed: 7, failed: reported })).toEqual({ passed: 7, failed });
  });
});

test("a report that cannot be read is a failure with a reason", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(await jestTests("Unit tests", "no-such-config.cjs").run()).toEqual({ passed: 0, failed: 1 });
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/^Unit tests: no report that can be read\. ENOENT/));
  error.mockRestore();
});

describe("a program that cannot be started", () => {
  it("counts as a failed check", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {});
    expect(await tool("missing", "no-such-tool", []).run()).toEqual({ passed: 0, failed: 1 });
    expect(error).toHaveBeenCalledWith(expect.stringContaining("no-such-tool ENOENT"));
    error.mockRestore();
  });

  it("counts as a build without a measurement", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "maillon-timed-"));
    await expect(timedBuild(path.join(folder, "missing"), path.join(folder, "log"))).rejects.toThrow("ENOENT");
    rmSync(folder, { recursive: true });
  });
});
