import { readFileSync } from "node:fs";
import path from "node:path";
import { saveChanged } from "../hosting/save-changed";
import type { BuiltSite } from "./built-site";

/**
 * Writes `/robots.txt`: everything may be read, and the sitemap of this deployment is there. The same stands at
 * `/sitemap.xml`, where some look without having read it.
 */
export async function writeRobots({ folder, site }: BuiltSite) {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${site.siteUrl}/sitemap-index.xml`, ""];
  saveChanged(path.join(folder, "robots.txt"), lines.join("\n"));
  saveChanged(path.join(folder, "sitemap.xml"), readFileSync(path.join(folder, "sitemap-index.xml"), "utf8"));
  return "written";
}
