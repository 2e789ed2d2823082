import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { asksForHelp } from "../../../../src/commands/system/options";

const root = process.cwd();
let folder: string;

const run = (command: string, args: string[], environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, ["--import", "tsx", path.join(root, "src/commands", `${command}.ts`), ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });

/** A folder in which each command would work and leave files behind. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "maillon-"));
  for (const name of ["public", "data", ".vscode"]) mkdirSync(path.join(folder, name));
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
  const sitemap = "<loc>https://www.maillon.example/blog</loc>";
  writeFileSync(path.join(folder, "public/sitemap-0.xml"), sitemap);
});
afterEach(() => rmSync(folder, { recursive: true }));

const isUntouched = () =>
  readdirSync(path.join(folder, "data")).length === 0 &&
  readdirSync(path.join(folder, ".vscode")).length === 0 &&
  !existsSync(path.join(folder, ".cache"));

describe.each(["start", "serve", "release", "schemas", "test"])("npm run %s, which takes no options,", (command) => {
  it("refuses an option by name with code 2, and does nothing", () => {
    const { status, stdout, stderr } = run(command, ["--port", "9222"]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^Unknown option: --port\n\n/);
    expect(isUntouched()).toBe(true);
  });

  it("prints its usage when asked, and does nothing", () => {
    const { status, stdout, stderr } = run(command, ["--help"]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("npm ");
    expect(isUntouched()).toBe(true);
  });
});

test.each(["verifier", "nouvelle-page"])("npm run %s prints its usage when asked", (command) => {
  const { status, stdout } = run(command, ["--aide"]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Utilisation : npm run/);
});

test.each(["--help", "--aide", "-h"])("%s asks for a command's usage, in any position", (option) => {
  expect([asksForHelp([option]), asksForHelp(["--port", "9222", option])]).toEqual([true, true]);
});

describe.each([
  ["bench", 2],
  ["bench-scale", 2],
  ["collector", 1],
])("npm run %s", (command, refused) => {
  it("prints its usage when asked", () => {
    const { status, stdout, stderr } = run(command, ["-h"]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^npm run .+:/);
  });

  it("names an unknown option and prints its usage", () => {
    const { status, stdout, stderr } = run(command, ["--prot", "1"]);
    expect([status, stdout]).toEqual([refused, ""]);
    expect(stderr).toMatch(/Unknown option '--prot'[^]*\n\nnpm run .+:/);
  });
});

test.each([
  ["bench", ["--rounds", "x"], '--rounds is "x"'],
  ["bench", ["--peer", "nowhere"], '--peer is "nowhere"'],
  ["bench-scale", ["--variants", "10,x"], '--variants is "10,x"'],
])("npm run %s names the option that is wrong", (command, args, expected) => {
  const { status, stderr } = run(command, args);
  expect(status).toBe(2);
  expect(stderr).toMatch(expected);
});

describe("npm run develop", () => {
  it.each([
    ["PORT", { PORT: "abc" }, []],
    ["--port", {}, ["-p", "70000"]],
    ["--port", {}, ["--port=abc"]],
  ])("refuses an invalid port: %s", (name, environment, args) => {
    const { status, stdout, stderr } = run("develop", args, environment);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(new RegExp(`^${name} is "(abc|70000)", which is no port\\. [^\n]+\n$`));
  });

  it("suggests another port if one is taken, instead of asking a question that nobody can answer", async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, listening));
    const { port } = server.address() as AddressInfo;
    const { status, stderr } = run("develop", [], { PORT: `${port}` });
    await new Promise((closed) => server.close(closed));
    expect(status).toBe(1);
    expect(stderr).toBe(`Port ${port} is taken. Choose another one, e.g. PORT=${port + 1} npm run develop\n`);
  });
});
