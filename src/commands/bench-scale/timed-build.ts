import { execFile, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { forwardSignals } from "../system/child-process";

const SAMPLED_EVERY_MS = 500;
/**
 * The shell's `times` reports the time of the build and all its workers. A signal that ends the shell ends the build.
 */
const TIMED = `"$@" & build=$!; trap 'kill $build; wait $build; exit 1' INT TERM HUP; wait $build; code=$?; times; exit $code`;
const run = promisify(execFile);

export interface TimedBuild {
  seconds: number;
  /** Processor time, in seconds: it does not depend on how busy the machine is. */
  processor: number;
  /** Peak memory of all the build's processes, in bytes. Shared memory is counted in each; 0 without `ps`. */
  peak: number;
}

/** Thrown when a signal ended a build. */
export class Stopped extends Error {}

/**
 * Builds a project and watches it.
 * @param project its folder
 * @param log where the build's output goes
 * @throws Stopped when a signal ends the build, once all its processes have exited; Error that names the log when the
 *   build fails, or says why it could not start
 */
export async function timedBuild(project: string, log: string): Promise<TimedBuild> {
  const output = openSync(log, "w");
  const started = performance.now();
  const gatsby = [process.execPath, path.join("node_modules", "gatsby", "cli.js"), "build"];
  const child = spawn("sh", ["-c", TIMED, "sh", ...gatsby], {
    cwd: project,
    stdio: ["ignore", output, output],
    env: { ...process.env, NODE_ENV: "production", GATSBY_PICTURES: "off" },
  });
  const stopForwarding = forwardSignals(child);
  let peak = 0;
  const sample = async () => {
    peak = Math.max(peak, await memoryOf(child.pid!).catch(() => 0));
  };
  const sampling = setInterval(() => void sample(), SAMPLED_EVERY_MS);
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  const code = await ended.finally(() => {
    clearInterval(sampling);
    closeSync(output);
  });
  const stopped = stopForwarding();
  if (stopped) throw new Stopped(`Stopped by ${stopped}`);
  if (code !== 0) throw new Error(`The build ended with code ${code}: see ${log}`);
  return { seconds: (performance.now() - started) / 1000, processor: processorTime(readFileSync(log, "utf8")), peak };
}

/** Sums the last line of `times`: user and system time of what the shell started, e.g. `1m2.500000s 0m3.250000s`. */
export function processorTime(log: string): number {
  const times = log
    .trim()
    .split("\n")
    .at(-1)!
    .matchAll(/(\d+)m([\d.,]+)s/g);
  return [...times].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds!.replace(",", ".")),
    0,
  );
}

/** Resident memory of a process and its descendants, in bytes. */
async function memoryOf(root: number): Promise<number> {
  const { stdout } = await run("ps", ["-axo", "pid=,ppid=,rss="], { maxBuffer: 2 ** 24 });
  const processes = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([root]);
  let grown = 0;
  while (grown !== tree.size) {
    grown = tree.size;
    for (const [pid, parent] of processes) if (tree.has(parent)) tree.add(pid);
  }
  return processes.reduce((sum, [pid, , rss]) => (tree.has(pid) ? sum + rss * 1024 : sum), 0);
}
