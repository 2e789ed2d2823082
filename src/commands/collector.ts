import { parseArgs } from "node:util";
import { readPort } from "../hosting/port";
import { describeEvent } from "./collector/describe-event";
import { startCollector } from "./collector/start-collector";

const USAGE = `npm run collector [-- options]: takes analytics events on this machine and prints each.

  --port N  where it listens (PORT, else 9100)`;

/** `npm run collector`: `--port`, else `PORT`, else 9100. */
async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { port: { type: "string" }, help: { type: "boolean" } } });
  if (values.help) return console.log(USAGE);
  const port = readPort(values.port === undefined ? ["PORT", process.env["PORT"]] : ["--port", values.port], 9100);
  const collector = await startCollector({ port, onEvent: (event) => console.log(describeEvent(event)) });
  console.log(
    `The collector listens. In another terminal: GATSBY_ANALYTICS_URL=${collector.url} GATSBY_ANALYTICS_KEY=local npm start`,
  );
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`The collector could not start. ${error.message}`);
  process.exitCode = 1;
});
