import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { uptime } from "node:os";
import path from "node:path";

/* Two Gatsby processes in one folder overwrite each other's .cache and public/, and live updates stop silently. */

/** Not in .cache, which Gatsby empties. Several folders may share the packages: the name holds the folder's hash. */
const noteOf = (folder: string) => {
  const name = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 16);
  return path.join(folder, "node_modules", ".cache", "running-gatsby", `${name}.json`);
};

/**
 * Which command runs Gatsby in a folder.
 * @param folder the project's
 * @returns e.g. `npm run develop`; undefined if none does
 */
export function runningCommand(folder = process.cwd()): string | undefined {
  const note = noteOf(folder);
  try {
    const { pid, command } = JSON.parse(readFileSync(note, "utf8")) as { pid: number; command: string };
    return isGatsbyOf(folder, pid, statSync(note).mtimeMs) ? command : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Refuses to start Gatsby while another one runs.
 * @param command the command that would start it
 * @param folder the project's
 * @throws Error that names the other command
 */
export function assertAlone(command: string, folder = process.cwd()): void {
  const other = runningCommand(folder);
  if (other)
    throw new Error(
      `\`${other}\` is at work in this folder: stop it first, then run \`${command}\` again. Where it is not, remove ${path.relative(folder, noteOf(folder))}.`,
    );
}

/**
 * Records that a command runs Gatsby in a folder, so that a second one there is noticed.
 * @param pid Gatsby's process ID
 * @param command e.g. `npm run develop`
 * @param folder the project's
 * @returns the undo
 */
export function noteRunningCommand(pid: number, command: string, folder = process.cwd()): () => void {
  const note = noteOf(folder);
  try {
    mkdirSync(path.dirname(note), { recursive: true });
    writeFileSync(note, JSON.stringify({ pid, command }));
  } catch {
    // node_modules is read-only: Gatsby runs without a note.
    return () => {};
  }
  return () => rmSync(note, { force: true });
}

/** Whether the process is still that Gatsby: a note outlives a power cut, and its PID may have been reused. */
function isGatsbyOf(folder: string, pid: number, since: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  process.kill(pid, 0);
  if (!existsSync("/proc/self/cmdline")) return since > Date.now() - uptime() * 1000;
  return (
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("gatsby") &&
    readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  );
}
