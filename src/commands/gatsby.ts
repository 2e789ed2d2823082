import { spawn } from "node:child_process";
import path from "node:path";
import { forgetMovedCache, noteFolderOfCache } from "./moved-cache";
import { handSignalsOn } from "./stopper";

const binary = path.join("node_modules", "gatsby", "cli.js");

/**
 * Runs a Gatsby command in this project and waits for its end; what would end this process meanwhile ends Gatsby.
 * @param args e.g. `["build"]`
 * @returns the exit code
 */
export function gatsby(args: string[]): Promise<number> {
  forgetMovedCache();
  const child = spawn(process.execPath, [binary, ...args], { stdio: ["ignore", "inherit", "inherit"] });
  const takeBack = handSignalsOn(child);
  return new Promise((resolve) => {
    child.once("close", (code) => {
      takeBack();
      noteFolderOfCache();
      resolve(code ?? 1);
    });
  });
}
