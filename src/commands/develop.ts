import { parseArgs } from "node:util";
import { assertFree, freePort, readPort } from "../hosting/port";
import { gatsby } from "./system/gatsby";
import { USUAL_PORTS } from "./system/ports";
import { assertAlone } from "./system/running-gatsby";

const command = "npm run develop";

/** Gatsby's own options pass through; only the port is read. */
function readArgs(args: string[]): { port: number; others: string[] } {
  const { values, tokens } = parseArgs({
    args,
    options: { port: { type: "string", short: "p" } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = typeof values["port"] === "string" ? values["port"] : undefined;
  const port = readPort(given === undefined ? ["PORT", process.env["PORT"]] : ["--port", given], USUAL_PORTS.develop);
  const taken = tokens.flatMap((token) =>
    token.kind === "option" && token.name === "port" ? [token.index, token.inlineValue ? -1 : token.index + 1] : [],
  );
  return { port, others: args.filter((_, index) => !taken.includes(index)) };
}

/**
 * Runs the live site. Checks the port first: if it is taken, Gatsby asks a question that nobody here can answer, and
 * exits with code 0.
 */
async function main(args: string[]): Promise<number> {
  const { port, others } = readArgs(args);
  // If another Gatsby runs here, its port is taken too, and suggesting a free one would not help.
  assertAlone(command);
  await assertFree(port, (other) => `PORT=${other} ${command}`);
  return gatsby(["develop", ...others, "--port", String(port || (await freePort()))], command);
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
