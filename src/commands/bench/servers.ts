import { spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

export interface RunningServer {
  origin: string;
  stop: () => void;
}

/**
 * Starts the server of `npm run serve` in a process of its own, so that measuring does not slow what is measured.
 * @param root a folder with a built site in `public/`
 */
export function startServer(root: string): Promise<RunningServer> {
  const child = spawn(
    process.execPath,
    ["--import", pathToFileURL(require.resolve("tsx")).href, path.resolve("src/commands/serve.ts")],
    { cwd: root, env: { ...process.env, PORT: "0" }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const stop = () => void child.kill();
  process.once("exit", stop);
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server of ${root} ended with code ${code}`)));
    child.stdout.on("data", (text: Buffer) => {
      const origin = /http:\/\/localhost:\d+/.exec(String(text))?.[0];
      if (origin) resolve({ origin, stop });
    });
  });
}
