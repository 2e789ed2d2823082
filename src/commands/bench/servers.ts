import { spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { BUILT_FOLDER } from "../../content/files/project-folders";
import { HOSTING_FOLDER, readHosting } from "../../hosting/description";
import { brotliModule } from "../../hosting/nginx/machine";
import { freePort } from "../../hosting/port";
import { findNginx } from "../system/nginx";
import { runNginx } from "../system/run-nginx";
import { endWithParent } from "../system/child-process";

interface RunningServer {
  origin: string;
  stop: () => Promise<unknown>;
}

/** Starts a server for a folder with a built site in `public/` and the build's hosting description. */
export type Engine = (root: string) => Promise<RunningServer>;

/**
 * Chooses the server to measure with: nginx, if it is installed with its Brotli module. Without the module it sends
 * gzip, and every page would weigh more than it does in production.
 * @returns the server, and its name for the report
 */
export function chooseEngine(): { engine: Engine; name: string } {
  return findNginx() && brotliModule()
    ? { engine: generatedNginx, name: "nginx with the generated configuration" }
    : { engine: ownServer, name: "the project's own server, as there is no nginx with its Brotli module" };
}

/** Starts nginx with the configuration generated from the build's hosting description. */
export async function generatedNginx(root: string): Promise<RunningServer> {
  const hosting = readHosting(path.join(root, HOSTING_FOLDER));
  if (!hosting) throw new Error(`There is no site in ${root} yet. Run \`npm run build\` first.`);
  const port = await freePort();
  const stop = await runNginx(port, hosting, path.join(root, BUILT_FOLDER));
  return { origin: `http://localhost:${port}`, stop };
}

/** Starts the server of `npm run serve` in its own process, so that measuring does not slow it down. */
export function ownServer(root: string): Promise<RunningServer> {
  const child = spawn(
    process.execPath,
    ["--import", pathToFileURL(require.resolve("tsx")).href, path.resolve("src/commands/serve.ts")],
    { cwd: root, env: { ...process.env, PORT: "0" }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const stop = endWithParent(child);
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server of ${root} ended with code ${code}`)));
    child.stdout.on("data", (text: Buffer) => {
      const origin = /http:\/\/localhost:\d+/.exec(String(text))?.[0];
      if (origin) resolve({ origin, stop });
    });
  });
}
