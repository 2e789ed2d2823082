import { spawn } from "node:child_process";
import path from "node:path";

/** `npm run develop` in a copy of the project. */
export interface DevelopServer {
  /** What the terminal shows so far, without the colours. */
  terminal: () => string;
  /** Resolves once the terminal shows a text. */
  shows: (text: string | RegExp) => Promise<void>;
  stop: () => Promise<void>;
}

// eslint-disable-next-line no-control-regex -- the codes that colour and erase a terminal's lines
const CODES = /\u001b\[[0-9;]*[A-Za-z]/g;

/**
 * @param folder the copy
 * @param port where it serves
 */
export function startDevelop(folder: string, port: number): DevelopServer {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", path.join("src", "commands", "develop.ts"), "-p", `${port}`],
    {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      // If CI is set, Gatsby runs every query at once, unlike on a writer's machine.
      env: { ...process.env, CI: "", NODE_ENV: "development", GATSBY_TELEMETRY_DISABLED: "1" },
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
  const terminal = () => output.replace(CODES, "");
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const shows = async (text: string | RegExp) => {
    const isShown = () => (typeof text === "string" ? terminal().includes(text) : text.test(terminal()));
    while (!isShown()) {
      if (child.exitCode !== null) throw new Error(`npm run develop has ended:\n${terminal()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { terminal, shows, stop };
}
