import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { ensureNginx } from "../../../src/commands/nginx";
import { readHosting } from "../../../src/hosting/description";
import { nginxConfiguration, type NginxOptions } from "../../../src/hosting/nginx";
import { brotliModule } from "../../../src/hosting/nginx-machine";

/**
 * Starts a real nginx with the generated configuration over the built site.
 * @returns stops it
 */
export async function runNginx(
  port: number,
  options: Partial<NginxOptions> = {},
  hosting = readHosting()!,
): Promise<() => Promise<void>> {
  const work = mkdtempSync(path.join(tmpdir(), "maillon-nginx-"));
  const file = path.join(work, "nginx.conf");
  const configuration = nginxConfiguration(hosting, {
    root: path.resolve("public"),
    listen: `localhost:${port}`,
    work,
    brotliModule: brotliModule(),
    // Root's workers are another user, who may not be let into the folder of the tests.
    user: process.getuid?.() === 0 ? userInfo().username : undefined,
    ...options,
  });
  writeFileSync(file, configuration);
  const nginx = spawn(ensureNginx(), ["-c", file], { stdio: ["ignore", "inherit", "inherit"] });
  await untilOpen(port, nginx);
  return async () => {
    await new Promise((ended) => nginx.once("exit", ended).kill("SIGTERM"));
    rmSync(work, { recursive: true, force: true });
  };
}

async function untilOpen(port: number, server: ChildProcess) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error(`nginx ended with code ${server.exitCode}`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "localhost");
      socket.once("connect", () => (socket.destroy(), resolve(true))).once("error", () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error("nginx does not answer");
}
