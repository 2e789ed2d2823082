import { assertFree, readPort } from "../hosting/port";
import { serve } from "../hosting/server";
import { gatsby } from "./gatsby";

const command = "npm start";

async function main() {
  const port = readPort(["PORT", process.env["PORT"]], 9000);
  await assertFree(port, `PORT=${port + 1} ${command}`);
  const failed = await gatsby(["build"]);
  if (failed) process.exit(failed);
  await serve({ folder: "public", port, command });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
