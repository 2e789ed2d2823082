import type { ChildProcess } from "node:child_process";

/** The signals that end a process; src/commands/run.mjs forwards the same ones. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Calls a function before a signal ends this process; the last one registered is called first.
 * @returns the undo
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
 * Forwards the signals that would end this process to a child, while this process waits for the child to end.
 * @returns the undo, which returns the signal that came, if any
 */
export function forwardSignals(child: ChildProcess): () => NodeJS.Signals | undefined {
  let received: NodeJS.Signals | undefined;
  const forward = (signal: NodeJS.Signals) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  return () => {
    for (const signal of SIGNALS) process.off(signal, forward);
    return received;
  };
}

/**
 * Ties a child process, e.g. a server, to this one: it ends when this one ends, unless this one is killed with SIGKILL.
 * @param clear called once the child has ended
 * @returns ends the child, and resolves when it has ended
 */
export function endWithParent(child: ChildProcess, clear: () => void = () => {}): () => Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = () => void child.kill();
  process.once("exit", kill);
  const stopForwarding = onTermination(() => {
    kill();
    clear();
  });
  return async () => {
    process.off("exit", kill);
    stopForwarding();
    if (!hasEnded()) await new Promise((ended) => child.once("exit", ended).kill());
    clear();
  };
}
