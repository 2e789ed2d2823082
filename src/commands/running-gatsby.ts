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

/* Two Gatsbys in one folder write into each other's .cache and public/, and live updates end without a word. */

/** Gatsby empties .cache; the packages may be shared by several folders. */
const noteOf = (folder: string) => {
  const name = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 16);
  return path.join(folder, "node_modules", ".cache", "running-gatsby", `${name}.json`);
};

/**
 * Which command runs Gatsby in a folder.
 * @param folder the project's
 * @returns e.g. `npm run develop`; undefined where none does
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
 * Refuses to start Gatsby where another one runs.
 * @param command what would start it
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
 * Notes that a command runs Gatsby in a folder, for whoever would start another one there.
 * @param pid Gatsby's own
 * @param command e.g. `npm run develop`
 * @param folder the project's
 * @returns takes the note away
 */
export function noteRunningCommand(pid: number, command: string, folder = process.cwd()): () => void {
  const note = noteOf(folder);
  try {
    mkdirSync(path.dirname(note), { recursive: true });
    writeFileSync(note, JSON.stringify({ pid, command }));
  } catch {
    // Packages that may only be read: nobody is told, and Gatsby runs.
    return () => {};
  }
  return () => rmSync(note, { force: true });
}

/** A note outlives a machine that is switched off, and its process's number may be another program's by now. */
function isGatsbyOf(folder: string, pid: number, since: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  process.kill(pid, 0);
  if (!existsSync("/proc/self/cmdline")) return since > Date.now() - uptime() * 1000;
  return (
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("gatsby") &&
    readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  );
}
