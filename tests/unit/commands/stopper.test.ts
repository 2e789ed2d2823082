import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stopper } from "../../../src/commands/stopper";

const FOREVER = ["-e", "setInterval(() => {}, 1000)"];

test("a server is stopped and cleared after, one that has ended too", async () => {
  for (const isEnded of [false, true]) {
    const server = spawn(process.execPath, FOREVER);
    await once(server, "spawn");
    const cleared: boolean[] = [];
    const stop = stopper(server, () => cleared.push(server.signalCode !== null));
    if (isEnded) {
      server.kill("SIGKILL");
      await once(server, "exit");
    }
    await stop();
    expect(cleared).toEqual([true]);
  }
});

test.each(["SIGTERM", "SIGHUP", "exit"] as const)("a process that %s ends takes its server along", async (end) => {
  const folder = mkdtempSync(path.join(tmpdir(), "maillon-stopper-"));
  const told = path.join(folder, "pid");
  const program = `
    const { stopper } = require(${JSON.stringify(path.resolve("src/commands/stopper.ts"))});
    const server = require("node:child_process").spawn(process.execPath, ${JSON.stringify(FOREVER)});
    stopper(server);
    require("node:fs").writeFileSync(${JSON.stringify(told)}, String(server.pid));
    process.stdin.once("data", () => process.exit());
    process.stdout.write("ready");`;
  const parent = spawn(process.execPath, ["--import", "tsx", "-e", program]);
  await once(parent.stdout, "data");
  const server = Number(readFileSync(told, "utf8"));
  if (end === "exit") parent.stdin.end("now");
  else parent.kill(end);
  await once(parent, "exit");
  const isGone = () => spawnSync("kill", ["-0", String(server)]).status !== 0;
  for (let waited = 0; waited < 100 && !isGone(); waited++) await new Promise((go) => setTimeout(go, 20));
  expect(isGone()).toBe(true);
  expect(parent.signalCode).toBe(end === "exit" ? null : end);
  rmSync(folder, { recursive: true });
});
