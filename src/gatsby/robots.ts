import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuiltSite } from "./built-site";

/**
 * Writes `/robots.txt`: everything may be read, and the sitemap of this deployment is there. The same stands at
 * `/sitemap.xml`, where some look without having read it.
 */
export async function writeRobots({ folder, site }: BuiltSite) {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${site.siteUrl}/sitemap-index.xml`, ""];
  await writeFile(path.join(folder, "robots.txt"), lines.join("\n"));
  await copyFile(path.join(folder, "sitemap-index.xml"), path.join(folder, "sitemap.xml"));
  return "written";
}
