import { serve } from "../hosting/server";

void serve({ folder: "public", port: Number(process.env["PORT"] ?? 9000) });
