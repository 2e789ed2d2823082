import { spawn } from "node:child_process";
import path from "node:path";
import { forgetMovedCache, noteFolderOfCache } from "./moved-cache";
import { assertAlone, noteRunningCommand } from "./running-gatsby";
import { handSignalsOn } from "./stopper";

const binary = path.join("node_modules", "gatsby", "cli.js");

/**
 * Runs a Gatsby command in this project and waits for its end; what would end this process meanwhile ends Gatsby.
 * @param args e.g. `["build"]`
 * @param command what to call it
 * @returns the exit code
 * @throws Error where another one runs in this folder
 */
export async function gatsby(args: string[], command = `npm run ${args[0]}`): Promise<number> {
  assertAlone(command);
  forgetMovedCache();
  const child = spawn(process.execPath, [binary, ...args], { stdio: ["ignore", "inherit", "inherit"] });
  const takeBack = handSignalsOn(child);
  const takeNoteAway = noteRunningCommand(child.pid!, command);
  return new Promise((resolve) => {
    child.once("close", (code) => {
      takeBack();
      takeNoteAway();
      noteFolderOfCache();
      resolve(code ?? 1);
    });
  });
}
