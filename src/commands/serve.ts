import { readPort } from "../hosting/port";
import { serve } from "../hosting/server";

async function main() {
  await serve({ folder: "public", port: readPort(["PORT", process.env["PORT"]], 9000) });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
