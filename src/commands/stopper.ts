import type { ChildProcess } from "node:child_process";

/** What ends a process from outside; src/commands/run.mjs hands the same on. */
export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Ties what runs in a process of its own, e.g. a server, to this one: it ends with this one, unless that is killed
 * outright.
 * @param clear what is to be done once it has ended
 * @returns ends it, and answers when it has ended
 */
export function stopper(server: ChildProcess, clear: () => void = () => {}): () => Promise<void> {
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const kill = () => void server.kill();
  const leave = (signal: NodeJS.Signals) => {
    kill();
    clear();
    process.kill(process.pid, signal);
  };
  process.once("exit", kill);
  for (const signal of SIGNALS) process.once(signal, leave);
  return async () => {
    process.off("exit", kill);
    for (const signal of SIGNALS) process.off(signal, leave);
    if (!hasEnded()) await new Promise((ended) => server.once("exit", ended).kill());
    clear();
  };
}
