import { type ChildProcess, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { noteRunningCommand, runningCommand } from "../../../../src/commands/system/running-gatsby";

const DEVELOP = "npm run develop";

let root: string;
let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), "maillon-running-")));
  folder = newFolder("site");
  child = undefined;
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(root, { recursive: true });
});

/** A project that links to another project's packages. */
function newFolder(name: string) {
  const made = path.join(root, name);
  mkdirSync(made);
  mkdirSync(path.join(root, "packages"), { recursive: true });
  symlinkSync(path.join(root, "packages"), path.join(made, "node_modules"), "junction");
  return made;
}

/** A program that runs in a folder. */
async function start(cwd: string, name = "gatsby"): Promise<number> {
  const started = spawn(process.execPath, ["-e", "console.log(1); setInterval(() => {}, 1000)", name], { cwd });
  child = started;
  await new Promise((resolve) => started.stdout.once("data", resolve));
  return started.pid!;
}

test("a running Gatsby is known by its command in its own folder only, until the undo", async () => {
  const takeAway = noteRunningCommand(await start(folder), DEVELOP, folder);
  expect(runningCommand(folder)).toBe(DEVELOP);
  expect(runningCommand(newFolder("copy"))).toBeUndefined();
  takeAway();
  expect(runningCommand(folder)).toBeUndefined();
});

test("with read-only packages, a running Gatsby is not recorded", async () => {
  writeFileSync(path.join(root, "packages", ".cache"), "");
  const takeAway = noteRunningCommand(await start(folder), DEVELOP, folder);
  expect(runningCommand(folder)).toBeUndefined();
  takeAway();
});

test("a Gatsby that was killed is forgotten", async () => {
  noteRunningCommand(await start(folder), DEVELOP, folder);
  const ended = new Promise((resolve) => child!.once("exit", resolve));
  child!.kill("SIGKILL");
  await ended;
  expect(runningCommand(folder)).toBeUndefined();
});

const testWhereKnown = existsSync("/proc/self/cmdline") ? test : test.skip;

testWhereKnown("another program that has the number of a Gatsby that has ended is none", async () => {
  noteRunningCommand(await start(folder, "editor"), DEVELOP, folder);
  expect(runningCommand(folder)).toBeUndefined();
});

testWhereKnown("a Gatsby of another folder that has its number is none", async () => {
  noteRunningCommand(await start(root), DEVELOP, folder);
  expect(runningCommand(folder)).toBeUndefined();
});

test.each(["", "{", '{"pid":0,"command":"npm run develop"}', '{"command":"npm run develop"}'])(
  "an invalid note is ignored: %j",
  (text) => {
    const forget = noteRunningCommand(process.pid, DEVELOP, folder);
    const notes = path.join(folder, "node_modules/.cache/running-gatsby");
    writeFileSync(path.join(notes, readdirSync(notes)[0]!), text);
    expect(runningCommand(folder)).toBeUndefined();
    forget();
  },
);
