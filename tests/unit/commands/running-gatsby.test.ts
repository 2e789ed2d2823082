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
import { noteRunningCommand, runningCommand } from "../../../src/commands/running-gatsby";

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

/** A project whose packages are another one's. */
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

test("a Gatsby that runs is known by its command until it is taken back, in its own folder alone", async () => {
  const takeAway = noteRunningCommand(await start(folder), DEVELOP, folder);
  expect(runningCommand(folder)).toBe(DEVELOP);
  expect(runningCommand(newFolder("copy"))).toBeUndefined();
  takeAway();
  expect(runningCommand(folder)).toBeUndefined();
});

test("where packages may only be read, a Gatsby runs without being known", async () => {
  writeFileSync(path.join(root, "packages", ".cache"), "");
  const takeAway = noteRunningCommand(await start(folder), DEVELOP, folder);
  expect(runningCommand(folder)).toBeUndefined();
  takeAway();
});

test("a Gatsby that has ended without a word is forgotten", async () => {
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
  "a note that says nothing of use is none: %j",
  (text) => {
    const forget = noteRunningCommand(process.pid, DEVELOP, folder);
    const notes = path.join(folder, "node_modules/.cache/running-gatsby");
    writeFileSync(path.join(notes, readdirSync(notes)[0]!), text);
    expect(runningCommand(folder)).toBeUndefined();
    forget();
  },
);
