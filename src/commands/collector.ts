import { readPort } from "../hosting/port";
import { describeEvent } from "./collector/describe-event";
import { startCollector } from "./collector/start-collector";
import { readOptions } from "./system/options";
import { USUAL_PORTS } from "./system/ports";

const USAGE = `npm run collector [-- options]: takes analytics events on this machine and prints each.

  --port N  where it listens (PORT, else ${USUAL_PORTS.collector})`;

/** `npm run collector`: `--port`, else `PORT`, else the usual port. */
async function main(): Promise<void> {
  const { port: given } = readOptions(USAGE, { port: { type: "string" } });
  const port = readPort(given === undefined ? ["PORT", process.env["PORT"]] : ["--port", given], USUAL_PORTS.collector);
  const collector = await startCollector({ port, onEvent: (event) => console.log(describeEvent(event)) });
  console.log(
    `The collector listens. In another terminal: GATSBY_ANALYTICS_URL=${collector.url} GATSBY_ANALYTICS_KEY=local npm start`,
  );
}

main().catch((error: Error) => {
  console.error(`The collector could not start. ${error.message}`);
  process.exitCode = 1;
});
