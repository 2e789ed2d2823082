#!/usr/bin/env node
/*
 * The door of every npm script. Plain JavaScript without dependencies: it must work on a fresh clone,
 * install what is missing, and only then start the command, which is TypeScript.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const [command, ...rest] = process.argv.slice(2);

const [major] = process.versions.node.split(".").map(Number);
if (major < 20) {
  console.error(`Maillon needs Node 20 or later; this is ${process.version}. Install it from https://nodejs.org`);
  process.exit(1);
}

installWhatIsMissing();
const { status } = run(process.execPath, ["--import", "tsx", `src/commands/${command}.ts`, ...rest]);
process.exit(status ?? 1);

function installWhatIsMissing() {
  if (isInstalled()) return;
  console.log("Installing the packages of package-lock.json (a few minutes the first time)…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = run(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (status === 0) return;
  console.error("The packages could not be installed. Run `npm ci` to see why, then start again.");
  process.exit(1);
}

/** npm writes what it installed into node_modules/.package-lock.json: nothing is missing when that agrees with the lock file. */
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

function run(file, args) {
  const env = { GATSBY_TELEMETRY_DISABLED: "1", NO_UPDATE_NOTIFIER: "1", ...process.env };
  return spawnSync(file, args, { cwd: root, stdio: "inherit", env, shell: process.platform === "win32" });
}
