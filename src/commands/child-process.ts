import type { ChildProcess } from "node:child_process";

/** What ends a process from outside; src/commands/run.mjs hands the same on. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Does something before a signal ends this process; of several such things the last one comes first.
 * @returns takes it back
 */
export function onTermination(clear: () => void): () => void {
  const leave = (signal: NodeJS.Signals) => {
    clear();
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.prependOnceListener(signal, leave);
  return () => {
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}

/**
 * Hands what would end this process on to another one, for whose end this one waits.
 * @returns takes it back, and gives the signal that came, if one did
 */
export function forwardSignals(child: ChildProcess): () => NodeJS.Signals | undefined {
  let came: NodeJS.Signals | undefined;
  const handOn = (signal: NodeJS.Signals) => {
    came = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, handOn);
  return () => {
    for (const signal of SIGNALS) process.off(signal, handOn);
    return came;
  };
}

/**
 * Ties what runs in a process of its own, e.g. a server, to this one: it ends with this one, unless that is killed
 * outright.
 * @param clear what is to be done once it has ended
 * @returns ends it, and answers when it has ended
 */
export function endWithParent(server: ChildProcess, clear: () => void = () => {}): () => Promise<void> {
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const kill = () => void server.kill();
  process.once("exit", kill);
  const takeBack = onTermination(() => {
    kill();
    clear();
  });
  return async () => {
    process.off("exit", kill);
    takeBack();
    if (!hasEnded()) await new Promise((ended) => server.once("exit", ended).kill());
    clear();
  };
}
