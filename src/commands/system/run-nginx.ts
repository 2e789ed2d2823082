import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { BUILT_FOLDER } from "../../content/files/project-folders";
import type { Hosting } from "../../hosting/description";
import { nginxConfiguration } from "../../hosting/nginx/configuration";
import { brotliModule } from "../../hosting/nginx/machine";
import { ensureNginx } from "./nginx";
import { endWithParent } from "./child-process";

/**
 * Starts a real nginx with the generated configuration.
 * @param port TCP port of localhost
 * @param folder the built site
 * @returns the undo
 * @throws Error if there is no nginx, or it does not start
 */
export async function runNginx(port: number, hosting: Hosting, folder = BUILT_FOLDER): Promise<() => Promise<void>> {
  const work = mkdtempSync(path.join(tmpdir(), "maillon-nginx-"));
  const file = path.join(work, "nginx.conf");
  const configuration = nginxConfiguration(hosting, {
    root: path.resolve(folder),
    listen: `localhost:${port}`,
    work,
    brotliModule: brotliModule(),
    // Started by root, nginx's workers run as another user, who may not have access to a temporary folder.
    user: process.getuid?.() === 0 ? userInfo().username : undefined,
  });
  writeFileSync(file, configuration);
  const nginx = spawn(ensureNginx(), ["-c", file], { stdio: ["ignore", "inherit", "inherit"] });
  const stop = endWithParent(nginx, () => rmSync(work, { recursive: true, force: true }));
  try {
    await untilOpen(work, nginx);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Waits for nginx's own PID file: on a taken port, another server would answer requests. */
async function untilOpen(work: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error(`nginx ended with code ${server.exitCode}`);
    if (existsSync(path.join(work, "nginx.pid"))) return;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error("nginx does not answer");
}
