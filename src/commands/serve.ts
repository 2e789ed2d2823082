import { BUILT_FOLDER } from "../content/files/project-folders";
import { readPort } from "../hosting/port";
import { serve } from "../hosting/server/server";
import { takesNoOptions } from "./options";

const USAGE = `PORT=9001 npm run serve: serves public/ at that port of this machine (9000 where PORT is not given).`;

async function main() {
  takesNoOptions(USAGE);
  await serve({ folder: BUILT_FOLDER, port: readPort(["PORT", process.env["PORT"]], 9000) });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
