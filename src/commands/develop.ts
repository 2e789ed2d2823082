import { parseArgs } from "node:util";
import { assertFree, readPort } from "../hosting/port";
import { gatsby } from "./gatsby";

/** Gatsby's own options pass through; of these, the port alone is looked at. */
function portOf(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: { port: { type: "string", short: "p" } },
    strict: false,
    allowPositionals: true,
  });
  const given = typeof values["port"] === "string" ? values["port"] : undefined;
  return readPort(given === undefined ? ["PORT", process.env["PORT"]] : ["--port", given], 8000);
}

/** The live site. Its port is tried first: Gatsby would ask a question that nobody here can answer, and end well. */
async function main(args: string[]): Promise<number> {
  const port = portOf(args);
  await assertFree(port, (other) => `PORT=${other} npm run develop`);
  return gatsby(["develop", ...args]);
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
