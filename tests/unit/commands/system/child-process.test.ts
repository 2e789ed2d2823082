import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { endWithParent } from "../../../../src/commands/system/child-process";

/** Lives longer than a test may take, but not long after a failed one. */
const A_MINUTE = ["-e", "setTimeout(() => {}, 60_000)"];

test("a server is stopped and cleaned up after, even if it has already ended", async () => {
  for (const isEnded of [false, true]) {
    const server = spawn(process.execPath, A_MINUTE);
    await once(server, "spawn");
    const cleared: boolean[] = [];
    const stop = endWithParent(server, () => cleared.push(server.signalCode !== null));
    if (isEnded) {
      server.kill("SIGKILL");
      await once(server, "exit");
    }
    await stop();
    expect(cleared).toEqual([true]);
  }
});

test.each(["SIGTERM", "SIGHUP", "exit"] as const)("a process that %s ends stops its server too", async (end) => {
  const program = `
    const { endWithParent } = require(${JSON.stringify(path.resolve("src/commands/system/child-process.ts"))});
    const { spawn } = require("node:child_process");
    const server = spawn(process.execPath, ${JSON.stringify(A_MINUTE)}, { stdio: ["ignore", "inherit", "ignore"] });
    endWithParent(server);
    server.once("spawn", () => process.stdout.write("ready"));
    process.stdin.once("data", () => process.exit());`;
  const parent = spawn(process.execPath, ["--import", "tsx", "-e", program]);
  await once(parent.stdout, "data");
  // The server holds the output open too: it closes once both have ended, even if nothing reaps the server.
  const haveEnded = once(parent, "close");
  if (end === "exit") parent.stdin.end("now");
  else parent.kill(end);
  await haveEnded;
  expect(parent.signalCode).toBe(end === "exit" ? null : end);
});
