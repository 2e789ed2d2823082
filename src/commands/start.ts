import { serve } from "../hosting/server";
import { gatsby } from "./gatsby";

void gatsby(["build"]).then(async (failed) => {
  if (failed) process.exit(failed);
  await serve({ folder: "public", port: Number(process.env["PORT"] ?? 9000) });
});
