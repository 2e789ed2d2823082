import { spawn } from "node:child_process";
import path from "node:path";

const binary = path.join("node_modules", "gatsby", "cli.js");

/**
 * Runs a Gatsby command in this project and waits for its end.
 * @param args e.g. `["build"]`
 * @returns the exit code
 */
export function gatsby(args: string[]): Promise<number> {
  const child = spawn(process.execPath, [binary, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return new Promise((resolve) => {
    child.on("close", (code) => resolve(code ?? 1));
  });
}
