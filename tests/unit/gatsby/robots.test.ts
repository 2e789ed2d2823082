import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSite } from "../../../src/content/site";
import { writeRobots } from "../../../src/gatsby/robots";

test("robots.txt names the sitemap of the deployment set by the environment", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "robots-"));
  const site = readSite("data", { GATSBY_SITE_URL: "https://essai.maillon.example/" });
  writeFileSync(path.join(folder, "sitemap-index.xml"), "<sitemapindex/>");
  await writeRobots({ folder, site, graphql: jest.fn() });
  expect(readFileSync(path.join(folder, "robots.txt"), "utf8")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://essai.maillon.example/sitemap-index.xml\n",
  );
  expect(readFileSync(path.join(folder, "sitemap.xml"), "utf8")).toBe("<sitemapindex/>");
  rmSync(folder, { recursive: true });
});
