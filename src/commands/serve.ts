import { BUILT_FOLDER } from "../content/files/project-folders";
import { readPort } from "../hosting/port";
import { serve } from "../hosting/server/server";
import { takesNoOptions } from "./system/options";
import { USUAL_PORTS } from "./system/ports";

const USAGE = `PORT=9001 npm run serve: serves public/ at that port of this machine (${USUAL_PORTS.site} where PORT is not given).`;

async function main() {
  takesNoOptions(USAGE);
  await serve({ folder: BUILT_FOLDER, port: readPort(["PORT", process.env["PORT"]], USUAL_PORTS.site) });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
