import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isAlive } from "../is-alive";

const LISTS_CACHE = "console.log(require('fs').readdirSync('.cache').join() || 'nothing')";
const TELLS_ARGS = "console.log(JSON.stringify(process.argv.slice(2)));";
const WAITS = "setInterval(() => {}, 1000); console.log(process.pid);";
const SCRIPT = `
  import(${JSON.stringify(pathToFileURL(path.resolve("src/commands/system/gatsby.ts")).href)}).then(async ({ gatsby }) => {
    const code = await gatsby(["build"]);
    const left = ["SIGINT", "SIGTERM", "SIGHUP"].filter((signal) => process.listenerCount(signal) > 0);
    console.log(JSON.stringify({ code, left }));
  });
`;

let root: string;
let caller: ChildProcess | undefined;
let started: number | undefined;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), "maillon-gatsby-")));
  mkdirSync(path.join(root, "node_modules/gatsby"), { recursive: true });
  writeFileSync(path.join(root, "node_modules/gatsby/cli.js"), WAITS);
  symlinkSync(path.resolve("node_modules/tsx"), path.join(root, "node_modules/tsx"), "junction");
  writeFileSync(path.join(root, "script.mjs"), SCRIPT);
  caller = undefined;
  started = undefined;
});
afterEach(() => {
  caller?.kill("SIGKILL");
  if (started && isAlive(started)) process.kill(started, "SIGKILL");
  rmSync(root, { recursive: true, force: true });
});

/** Starts the script and passes its output on; resolves to the exit code. */
function call(onOutput: (text: string) => void): Promise<number> {
  const called = spawn(process.execPath, ["--import", "tsx", "script.mjs"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  caller = called;
  called.stdout.on("data", (text: Buffer) => onOutput(text.toString()));
  return new Promise((resolve) => called.once("close", resolve));
}

test("a cache made in another folder is emptied before Gatsby starts, and the new folder is recorded", async () => {
  const cache = path.join(root, ".cache");
  mkdirSync(cache);
  for (const [name, text] of Object.entries({ "folder.txt": "/elsewhere", "redux.state": "of elsewhere" }))
    writeFileSync(path.join(cache, name), text);
  writeFileSync(path.join(root, "node_modules/gatsby/cli.js"), LISTS_CACHE);
  let output = "";
  expect(await call((text) => (output += text))).toBe(0);
  expect(output.split("\n")).toContain("nothing");
  expect(readFileSync(path.join(cache, "folder.txt"), "utf8")).toBe(root);
}, 30_000);

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s ends Gatsby, then its caller, and leaves no signal handlers behind",
  async (signal) => {
    let output = "";
    let ended!: Promise<number>;
    const running = new Promise<void>((resolve) => {
      ended = call((text) => ((output += text), resolve()));
    });
    await running;
    started = Number(output);
    caller!.kill(signal);
    expect(await ended).toBe(0);
    expect(isAlive(started)).toBe(false);
    expect(JSON.parse(output.split("\n")[1]!)).toEqual({ code: 1, left: [] });
  },
  30_000,
);

test("while Gatsby runs in a folder, a build there warns, and a second development server is refused", async () => {
  let output = "";
  let ended!: Promise<number>;
  await new Promise<void>((resolve) => {
    ended = call((text) => ((output += text), resolve()));
  });
  started = Number(output);
  const develop = () =>
    spawnSync(process.execPath, ["--import", "tsx", path.resolve("src/commands/develop.ts"), "-p", "0"], {
      cwd: root,
      encoding: "utf8",
    });
  writeFileSync(path.join(root, "node_modules/gatsby/cli.js"), TELLS_ARGS);
  const build = spawnSync(process.execPath, ["--import", "tsx", "script.mjs"], { cwd: root, encoding: "utf8" });
  expect(build.stderr).toMatch(/^`npm run build` is at work in this folder .*: stop it, .*\n$/);
  expect(build.stdout).toContain('{"code":0,');
  const refused = develop();
  expect(refused.stderr).toMatch(
    /^`npm run build` is at work in this folder: stop it first, then run `npm run develop` again\. Where it is not, remove node_modules\/\.cache\/running-gatsby\/[0-9a-f]{16}\.json\.\n$/,
  );
  expect(refused).toMatchObject({ status: 1, stdout: "" });
  caller!.kill("SIGTERM");
  await ended;
  expect(develop()).toMatchObject({ status: 0, stderr: "" });
}, 30_000);

test.each([
  [{ PORT: "0" }, ["--host", "example.test"], ["--host", "example.test"]],
  [{}, ["-p", "0", "--https"], ["--https"]],
  [{ PORT: "8123" }, ["--port=0"], []],
])(
  "npm run develop finds a free port when asked for port 0, and passes the other options on: %j %j",
  (port, args, others) => {
    writeFileSync(path.join(root, "node_modules/gatsby/cli.js"), TELLS_ARGS);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", path.resolve("src/commands/develop.ts"), ...args],
      { cwd: root, encoding: "utf8", env: { ...process.env, ...port } },
    );
    expect(stderr).toBe("");
    const [command, ...given] = JSON.parse(stdout) as string[];
    expect(command).toBe("develop");
    expect(given).toEqual([...others, "--port", expect.stringMatching(/^[1-9]\d{3,4}$/)]);
  },
);
