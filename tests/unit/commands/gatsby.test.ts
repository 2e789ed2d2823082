import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isAlive } from "./is-alive";

const WAITS = "setInterval(() => {}, 1000); console.log(process.pid);";
const SCRIPT = `
  import(${JSON.stringify(pathToFileURL(path.resolve("src/commands/gatsby.ts")).href)}).then(async ({ gatsby }) => {
    const code = await gatsby([]);
    const left = ["SIGINT", "SIGTERM", "SIGHUP"].filter((signal) => process.listenerCount(signal) > 0);
    console.log(JSON.stringify({ code, left }));
  });
`;

let root: string;
let started: number | undefined;
let caller: ChildProcess;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "maillon-gatsby-"));
  mkdirSync(path.join(root, "node_modules/gatsby"), { recursive: true });
  writeFileSync(path.join(root, "node_modules/gatsby/cli.js"), WAITS);
  symlinkSync(path.resolve("node_modules/tsx"), path.join(root, "node_modules/tsx"), "junction");
  writeFileSync(path.join(root, "script.mjs"), SCRIPT);
});
afterEach(() => {
  caller.kill("SIGKILL");
  if (started && isAlive(started)) process.kill(started, "SIGKILL");
  rmSync(root, { recursive: true, force: true });
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s ends Gatsby, and then whoever called it, who is free to be ended by it again",
  async (signal) => {
    caller = spawn(process.execPath, ["--import", "tsx", "script.mjs"], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    const running = new Promise<void>((resolve) =>
      caller.stdout!.on("data", (text: Buffer) => ((output += text.toString()), resolve())),
    );
    const ended = new Promise((resolve) => caller.once("close", resolve));
    await running;
    started = Number(output);
    caller.kill(signal);
    expect(await ended).toBe(0);
    expect(isAlive(started)).toBe(false);
    expect(JSON.parse(output.split("\n")[1]!)).toEqual({ code: 1, left: [] });
  },
  30_000,
);
