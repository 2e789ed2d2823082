import { expect, test } from "playwright/test";
import { site } from "./content";
import { watchErrors } from "./page-errors";
import { hydrated } from "./page-state";

const DATA = 'script[type="application/ld+json"]';

test("structured data outlives hydration, and no script writes it again on navigation", async ({ page }) => {
  const errors = watchErrors(page, "error", "warning");
  await page.goto("/raccourcir-lien/whatsapp");
  const written = await page.locator(DATA).textContent();
  expect(JSON.parse(written!)["@graph"].map((node: Record<string, string>) => node["@type"])).toContain(
    "BreadcrumbList",
  );

  await hydrated(page);
  await page.locator('nav a[href="/raccourcir-lien"]').first().click();
  await expect(page).toHaveURL(/\/raccourcir-lien$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.siteUrl}/raccourcir-lien`);
  await expect(page.locator(DATA)).toHaveCount(1);
  expect(await page.locator(DATA).textContent()).toBe(written);
  expect(errors).toEqual([]);
});

test("the head's picture and link to the Markdown version follow the page on navigation", async ({ page }) => {
  await page.goto("/raccourcir-lien/whatsapp");
  await hydrated(page);
  await page.locator('nav a[href="/raccourcir-lien"]').first().click();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    `${site.siteUrl}/og/raccourcir-lien.png`,
  );
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
    "href",
    `${site.siteUrl}/raccourcir-lien.md`,
  );
});

test("what crawlers fetch is served with its content type", async ({ request }) => {
  const types = {
    "/og/qrcode/dynamique.png": /^image\/png/,
    "/qrcode/dynamique.md": /^text\/markdown; ?charset=utf-8/i,
    "/llms.txt": /^text\/plain; ?charset=utf-8/i,
    "/robots.txt": /^text\/plain/,
    "/sitemap-0.xml": /^(text|application)\/xml/,
  };
  for (const [address, type] of Object.entries(types)) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()["content-type"], address).toMatch(type);
  }
});
