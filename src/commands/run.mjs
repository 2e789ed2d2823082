#!/usr/bin/env node
/*
 * The entry point of every npm script. Plain JavaScript without dependencies: it must work on a fresh clone, install
 * what is missing, and only then start the command, which is TypeScript.
 */
import { spawn } from "node:child_process";
import { lstatSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { clearInterval, setInterval } from "node:timers";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const [command, ...rest] = process.argv.slice(2);
/** The writers' commands only print French. */
const isForWriters = ["verifier", "nouvelle-page"].includes(command);
const inUsersLanguage = (english, french) => (isForWriters ? french : english);

/** The versions of package.json's `engines`: the earliest minor of each even line before 24. */
const EARLIEST_MINOR = { 20: 19, 22: 13 };
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 24 && !(minor >= EARLIEST_MINOR[major])) {
  console.error(
    inUsersLanguage(
      `This site needs Node 20.19, 22.13, or 24 or later; this is ${process.version}. Install it from https://nodejs.org`,
      `Il faut Node 20.19, 22.13, ou 24 ou plus récent\u00A0; celui-ci est ${process.version}. Installez-le depuis https://nodejs.org`,
    ),
  );
  process.exit(1);
}

/**
 * Gatsby writes the folder's path into code, URLs and patterns. These characters make it hang, or fail with an error
 * that does not name them. In nginx, a dollar starts a variable.
 */
const refused = isForWriters ? /\?/g : /['"()`#%?[\]{}!*$]/g;
const signs = [...new Set(root.match(refused))].join(" ");
if (signs) {
  console.error(
    inUsersLanguage(
      `Gatsby cannot build in a folder whose path holds ${signs}: rename or move ${root}`,
      `Rien ne peut être lu dans un dossier dont le chemin contient ${signs}\u00A0; renommez ou déplacez ${root}`,
    ),
  );
  process.exit(1);
}

/** How often to check that npm still runs. */
const LOOKS_EVERY_MS = 500;

await installWhatIsMissing();
process.exit(await run(process.execPath, ["--import", "tsx", `src/commands/${command}.ts`, ...rest]));

async function installWhatIsMissing() {
  if (isInstalled()) return;
  if (isLink("node_modules")) {
    console.error(
      inUsersLanguage(
        "node_modules leads to another folder, whose packages are not those of package-lock.json; " +
          "installing here would empty it. Run `npm ci` there, or delete the link and start again.",
        "node_modules mène à un autre dossier, dont les paquets ne sont pas ceux de package-lock.json\u00A0; " +
          "installer ici le viderait. Lancez «\u00A0npm ci\u00A0» là-bas, ou supprimez le lien, puis recommencez.",
      ),
    );
    process.exit(1);
  }
  // What a command writes to standard output may be for a program, like the JSON of `verifier`.
  console.error(
    inUsersLanguage(
      "Installing the packages of package-lock.json (a few minutes the first time)…",
      "Installation des paquets de package-lock.json (quelques minutes la première fois)…",
    ),
  );
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  if (
    (await run(
      npm,
      ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
      ["inherit", 2, "inherit"],
    )) === 0
  )
    return;
  console.error(
    inUsersLanguage(
      "The packages could not be installed. Run `npm ci` to see why, then start again.",
      "Les paquets n’ont pas pu être installés. Lancez «\u00A0npm ci\u00A0» pour savoir pourquoi, puis recommencez.",
    ),
  );
  process.exit(1);
}

/**
 * npm records what it installed in node_modules/.package-lock.json: nothing is missing if it agrees with the lock file.
 */
function isInstalled() {
  try {
    const [wanted, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map(
      (file) => JSON.parse(readFileSync(path.join(root, file), "utf8")).packages,
    );
    return Object.entries(wanted).every(
      ([name, { version, optional, peer }]) => name === "" || optional || peer || installed[name]?.version === version,
    );
  } catch {
    return false;
  }
}

function isLink(name) {
  return lstatSync(path.join(root, name), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Runs a program to its end and returns its exit code. Forwards signals to it, and ends it when npm is gone. */
function run(file, args, stdio = "inherit") {
  // A dependency of Gatsby uses a module that Node 24 warns about: each build would end in what looks like an error.
  const NODE_OPTIONS = `--disable-warning=DEP0040 ${process.env.NODE_OPTIONS ?? ""}`.trim();
  const env = { GATSBY_TELEMETRY_DISABLED: "1", NO_UPDATE_NOTIFIER: "1", ...process.env, NODE_OPTIONS };
  // On Windows, only a shell can start npm; for other programs, a shell would split arguments at spaces.
  const shell = process.platform === "win32" && file !== process.execPath;
  const child = spawn(file, args, { cwd: root, stdio, env, shell });
  const forward = (signal) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, forward);
  const forgetNpm = onceNpmIsGone(() => forward("SIGTERM"));
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (code, signal) => {
      for (const name of signals) process.off(name, forward);
      forgetNpm();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/**
 * npm starts a script in a shell, and a signal to npm ends only these two: the script can only notice that its parent
 * has changed. A command started without npm is not watched: its shell may be closed while it runs in the background.
 * @returns the undo
 */
function onceNpmIsGone(act) {
  if (!("npm_lifecycle_event" in process.env)) return () => {};
  const before = ancestors();
  const looking = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(looking);
    act();
  }, LOOKS_EVERY_MS).unref();
  return () => clearInterval(looking);
}

/** The parent shell and, on Linux, the npm that started it: if npm is killed with SIGKILL, its shell stays. */
function ancestors() {
  const parent = process.ppid;
  try {
    const isNpmsShell = readFileSync(`/proc/${parent}/environ`, "latin1").includes("npm_lifecycle_event=");
    // The shell may have replaced itself with this process. Then the parent is npm, and npm's own parent may end.
    if (isNpmsShell) return `${parent} ${/^PPid:.*/m.exec(readFileSync(`/proc/${parent}/status`, "latin1"))}`;
  } catch {
    // Not Linux, or the parent is just ending.
  }
  return `${parent}`;
}
