import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isAlive } from "./is-alive";

let root: string;
let started: number[];
const at = (...names: string[]) => path.join(root, ...names);
const write = (name: string, content: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
};
const lock = (packages: object) => JSON.stringify({ packages });
const door = (...args: string[]) => [at("src/commands/run.mjs"), ...args];

beforeEach(() => {
  started = [];
  root = mkdtempSync(path.join(tmpdir(), "maillon-run-"));
  mkdirSync(at("src/commands"), { recursive: true });
  copyFileSync("src/commands/run.mjs", at("src/commands/run.mjs"));
  write("package-lock.json", lock({}));
  write("node_modules/.package-lock.json", lock({}));
  symlinkSync(path.resolve("node_modules/tsx"), at("node_modules/tsx"), "junction");
});
afterEach(() => {
  for (const pid of started.filter(isAlive)) process.kill(pid, "SIGKILL");
  rmSync(root, { recursive: true, force: true });
});

const ready = (child: ChildProcess) =>
  new Promise<number>((resolve) => {
    child.stdout!.once("data", (text: Buffer) => {
      const pid = Number(text.toString());
      started.push(pid);
      resolve(pid);
    });
  });

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
  ["SIGHUP", 129],
] as const)("%s ends the command too, and sets the exit code", async (signal, code) => {
  write("src/commands/wait.ts", "setInterval(() => {}, 1000); console.log(process.pid);");
  const child = spawn(process.execPath, door("wait"), { stdio: ["ignore", "pipe", "inherit"] });
  const pid = await ready(child);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  expect(await ended).toBe(code);
  expect(isAlive(pid)).toBe(false);
});

test("a command with its own signal handler chooses the exit code", async () => {
  const source = 'process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1000); console.log(process.pid);';
  write("src/commands/tidy.ts", source);
  const child = spawn(process.execPath, door("tidy"), { stdio: ["ignore", "pipe", "inherit"] });
  await ready(child);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(7);
});

describe.each(["SIGTERM", "SIGHUP", "SIGKILL"] as const)("%s to the process that started the command", (signal) => {
  async function begun(file: string, args: string[]) {
    const starter = spawn(file, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
      // These tests may themselves run as an npm script.
      env: { ...process.env, npm_lifecycle_event: undefined },
    });
    const pid = await ready(starter);
    return { pid, starter, commandEnds: new Promise((resolve) => starter.stdout.once("close", resolve)) };
  }
  const byNpm = () => begun("npm", ["run", "--silent", "wait"]);
  const byHand = () => begun("sh", ["-c", '"$0" "$@"; true', process.execPath, ...door("wait")]);

  beforeEach(() => {
    write("package.json", JSON.stringify({ scripts: { wait: "node src/commands/run.mjs wait" } }));
    write("src/commands/wait.ts", "setInterval(() => {}, 1000); console.log(process.pid);");
  });

  it("ends the command too if that process is npm", async () => {
    const { pid, starter, commandEnds } = await byNpm();
    starter.kill(signal);
    await commandEnds;
    expect(isAlive(pid)).toBe(false);
  }, 30_000);

  it("does not end a command started by hand that continues in the background", async () => {
    const one = await byHand();
    one.starter.kill(signal);
    // It starts later and polls as often: once it has noticed npm's end, the other would have noticed its shell's.
    const other = await byNpm();
    other.starter.kill(signal);
    await other.commandEnds;
    expect(isAlive(one.pid)).toBe(true);
  }, 30_000);
});

describe("packages that are missing", () => {
  /** An npm that records its arguments. */
  function withNpm(script: string) {
    write("bin/npm", `#!/bin/sh\necho "$@" > asked.txt\n${script}\n`);
    chmodSync(at("bin/npm"), 0o755);
    const PATH = [at("bin"), process.env["PATH"]].join(path.delimiter);
    write("src/commands/code.ts", 'console.log("begun");');
    write("package-lock.json", lock({ "node_modules/other": { version: "1.0.0" } }));
    return spawnSync(process.execPath, door("code"), { encoding: "utf8", env: { ...process.env, PATH } });
  }
  const asked = () => readFileSync(at("asked.txt"), "utf8");

  it("are installed from the lock file before the command starts", () => {
    const { status, stderr } = withNpm("cp package-lock.json node_modules/.package-lock.json");
    expect([status, asked()]).toEqual([0, expect.stringMatching(/^ci --include=dev /)]);
    expect(stderr).toMatch(/^Installing the packages /);
  });

  it("leave standard output to the command", () => {
    expect(withNpm("echo added; cp package-lock.json node_modules/.package-lock.json").stdout).toBe("begun\n");
  });

  it("that cannot be installed are reported, and the command does not start", () => {
    const { status, stdout, stderr } = withNpm("exit 1");
    expect([status, stderr]).toEqual([1, expect.stringContaining("could not be installed")]);
    expect(stdout).not.toContain("begun");
  });
});

test("the exit code and the options are those of the command", () => {
  write("src/commands/code.ts", "process.exit(Number(process.argv[2]));");
  expect(spawnSync(process.execPath, door("code", "3")).status).toBe(3);
  expect(spawnSync(process.execPath, door("code", "0")).status).toBe(0);
});

test.each([
  ["code", "node_modules leads to another folder"],
  ["verifier", "node_modules mène à un autre dossier"],
  ["nouvelle-page", "node_modules mène à un autre dossier"],
])(
  "packages shared through a link are never changed, and %s reports this in its user's language",
  (command, expected) => {
    mkdirSync(at("shared/some-package"), { recursive: true });
    rmSync(at("node_modules"), { recursive: true });
    symlinkSync(at("shared"), at("node_modules"), "junction");
    write("package-lock.json", lock({ "node_modules/other": { version: "1.0.0" } }));
    const { status, stderr } = spawnSync(process.execPath, door(command, "0"), { encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringContaining(expected)]);
    expect(existsSync(at("shared/some-package"))).toBe(true);
  },
);

test.each([
  ["mon site d'été", "build", "holds ': rename or move "],
  ["site (1) #2", "build", "holds ( ) #: rename or move "],
  ["prix$", "build", "holds $: rename or move "],
  ["a[b]{c}", "develop", "holds [ ] { }: rename or move "],
  ["quoi?", "verifier", "contient ?\u00A0; renommez ou déplacez "],
])(
  "a folder in which nothing works is refused, with the characters to remove from its path: %s",
  (name, command, expected) => {
    const folder = at(name);
    mkdirSync(path.join(folder, "src/commands"), { recursive: true });
    copyFileSync("src/commands/run.mjs", path.join(folder, "src/commands/run.mjs"));
    const door = path.join(folder, "src/commands/run.mjs");
    const { status, stderr } = spawnSync(process.execPath, [door, command], { encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringContaining(expected)]);
    expect(stderr).toContain(name);
  },
);

describe("the version of Node", () => {
  const withNode = (version: string, ...args: string[]) => {
    const fake = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`;
    const flags = ["--import", `data:text/javascript,${encodeURIComponent(fake)}`];
    return spawnSync(process.execPath, [...flags, ...door(...args)], { encoding: "utf8" });
  };
  beforeEach(() => {
    for (const name of ["code", "verifier"]) write(`src/commands/${name}.ts`, "process.exit(0);");
  });

  it.each(["18.20.8", "20.18.3", "21.7.3", "22.12.0", "23.11.1"])("%s is refused", (version) => {
    const { status, stderr } = withNode(version, "code");
    expect([status, stderr]).toEqual([1, expect.stringContaining("needs Node 20.19, 22.13, or 24 or later")]);
    expect(withNode(version, "verifier").stderr).toContain("Il faut Node 20.19");
  });

  it.each(["20.19.0", "22.13.0", "22.20.1", "24.0.0", "26.1.0"])("%s is accepted", (version) => {
    expect(withNode(version, "code").status).toBe(0);
  });

  it("matches the one that package.json requires", () => {
    const [{ engines }, { packages }] = ["package.json", "package-lock.json"].map((file) =>
      JSON.parse(readFileSync(file, "utf8")),
    );
    expect(engines.node).toBe("^20.19.0 || ^22.13.0 || >=24");
    expect(packages[""].engines).toEqual(engines);
  });
});
