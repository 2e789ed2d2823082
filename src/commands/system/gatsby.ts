import { spawn } from "node:child_process";
import path from "node:path";
import { forgetMovedCache, noteFolderOfCache } from "./moved-cache";
import { noteRunningCommand, runningCommand } from "./running-gatsby";
import { forwardSignals } from "./child-process";

const binary = path.join("node_modules", "gatsby", "cli.js");

/**
 * Runs a Gatsby command in this project and waits for it to end. Signals to this process are forwarded to Gatsby. If
 * another Gatsby runs in this folder, it warns and continues: the other may have been left behind by mistake.
 * @param args e.g. `["build"]`
 * @param command its name in messages
 * @returns the exit code
 */
export function gatsby(args: string[], command = `npm run ${args[0]}`): Promise<number> {
  const other = runningCommand();
  if (other) {
    console.warn(
      `\`${other}\` is at work in this folder and writes the same files: stop it, and start it again afterwards.`,
    );
  }
  forgetMovedCache();
  const child = spawn(process.execPath, [binary, ...args], { stdio: ["ignore", "inherit", "inherit"] });
  const stopForwarding = forwardSignals(child);
  const removeNote = other ? () => {} : noteRunningCommand(child.pid!, command);
  return new Promise((resolve) => {
    child.once("close", (code) => {
      stopForwarding();
      removeNote();
      noteFolderOfCache();
      resolve(code ?? 1);
    });
  });
}
