import { spawn } from "node:child_process";
import path from "node:path";

const binary = path.join("node_modules", "gatsby", "cli.js");

/**
 * Runs a Gatsby command in this project and waits for its end.
 * @param args e.g. `["build"]`
 * @param options.quiet keeps the output back and prints it only on failure
 * @returns the exit code
 */
export function gatsby(args: string[], { quiet = false } = {}): Promise<number> {
  const child = spawn(process.execPath, [binary, ...args], {
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return new Promise((resolve) => {
    child.on("close", (code) => {
      if (code && quiet) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}
