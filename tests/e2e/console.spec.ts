import { expect, test } from "playwright/test";
import { allPages } from "./content";
import { hydrated } from "./page-state";

test("no page writes a warning or an error to the console, nor fails, before or after hydration", async ({ page }) => {
  test.setTimeout(180_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (line) => {
    if (["error", "warning"].includes(line.type())) complaints.push(`${page.url()}: ${line.text()}`);
  });
  for (const { address } of allPages) {
    await page.goto(address);
    await hydrated(page);
  }
  expect(complaints.filter((line) => !line.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
});
