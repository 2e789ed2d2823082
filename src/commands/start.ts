import { BUILT_FOLDER } from "../content/files/project-folders";
import { assertFree, readPort } from "../hosting/port";
import { serve } from "../hosting/server/server";
import { gatsby } from "./system/gatsby";
import { takesNoOptions } from "./system/options";
import { USUAL_PORTS } from "./system/ports";

const command = "npm start";
const USAGE = `PORT=9001 npm start: builds the site and serves it at that port of this machine (${USUAL_PORTS.site} where PORT is not given).`;

async function main() {
  takesNoOptions(USAGE);
  const port = readPort(["PORT", process.env["PORT"]], USUAL_PORTS.site);
  await assertFree(port, (other) => `PORT=${other} ${command}`);
  const failed = await gatsby(["build"], command);
  if (failed) process.exit(failed);
  await serve({ folder: BUILT_FOLDER, port, command });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
