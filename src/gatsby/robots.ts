import { readFileSync } from "node:fs";
import path from "node:path";
import { saveChanged } from "../hosting/save-changed";
import type { BuiltSite } from "./built-site";

/**
 * Writes `/robots.txt`, which allows everything and names this deployment's sitemap. The same sitemap is written to
 * `/sitemap.xml`, where some crawlers look without reading `/robots.txt`.
 */
export async function writeRobots({ folder, site }: BuiltSite) {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${site.siteUrl}/sitemap-index.xml`, ""];
  saveChanged(path.join(folder, "robots.txt"), lines.join("\n"));
  saveChanged(path.join(folder, "sitemap.xml"), readFileSync(path.join(folder, "sitemap-index.xml"), "utf8"));
  return "written";
}
