import { expect, test } from "playwright/test";
import { allPages, content, generatedPages, SIGN_UP, site } from "./content";

test("there are at least the 73 entries of the brief and 75 pages", () => {
  const count = (family: string) => generatedPages.filter((page) => page.family === family).length;
  expect(count("lien-en-bio")).toBeGreaterThanOrEqual(6);
  expect(count("qrcode")).toBeGreaterThanOrEqual(7);
  expect(count("raccourcir-lien")).toBeGreaterThanOrEqual(60);
  expect(allPages.length).toBeGreaterThanOrEqual(75);
});

test("every page answers 200 with its own title, description, canonical address and one heading", async ({
  request,
}) => {
  for (const { address, title } of allPages) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    const html = decode(await response.text());
    expect(html, address).toContain(`<title data-react-helmet="true">${title}</title>`);
    expect(html, address).toMatch(/<html[^>]* lang="fr"/);
    const url = address === "/" ? `${site.siteUrl}/` : site.siteUrl + address;
    expect(html, address).toMatch(new RegExp(`rel="canonical" href="${url}"`));
    expect(html, address).toMatch(/<meta[^>]* name="description" content="[^"]{50,}/);
    expect(html.match(/<h1/g), address).toHaveLength(1);
    expect(html, address).not.toContain('content="noindex"');
  }
});

test("the general variant has two addresses and one canonical URL", async ({ request }) => {
  const [bare, keyed] = await Promise.all(
    ["/raccourcir-lien", "/raccourcir-lien/raccourcir-lien"].map((url) => request.get(url)),
  );
  const canonical = `rel="canonical" href="${site.siteUrl}/raccourcir-lien"`;
  expect(await bare?.text()).toContain(canonical);
  expect(await keyed?.text()).toContain(canonical);
  expect(keyed?.status()).toBe(200);
});

test("a trailing slash is removed by a single redirect, which keeps the query", async ({ request }) => {
  const response = await request.get("/qrcode/dynamique/?gf=alice&utm_source=x", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toBe("/qrcode/dynamique?gf=alice&utm_source=x");
});

test("the sitemap holds exactly the canonical addresses, and robots.txt names it", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1];
  expect(index).toBe(`${site.siteUrl}/sitemap-index.xml`);
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
  const maps = locations(await (await request.get("/sitemap-index.xml")).text());
  const listed = await Promise.all(
    maps.map(async (map) => locations(await (await request.get(new URL(map).pathname)).text())),
  );
  const expected = allPages.map(({ address }) => (address === "/" ? `${site.siteUrl}/` : site.siteUrl + address));
  expect(listed.flat().sort()).toEqual(expected.sort());
});

test("every generated page is linked from the hub or the footer", async ({ request }) => {
  const hub = await (await request.get("/raccourcir-lien")).text();
  for (const { address } of generatedPages) expect(hub, address).toContain(`href="${address}"`);
});

test("the shared sections are in order on the landing page and on a network's page", async ({ page }) => {
  const ids = () => page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id));
  await page.goto("/");
  expect(await ids()).toEqual(["benefits", "features", "pricing", "affiliate", "faq"]);
  const { figure, figureLabel } = content("landing/affiliate.json");
  await expect(page.locator("#affiliate")).toContainText(`${figure} ${figureLabel}`);
  await page.goto("/lien-en-bio/tiktok");
  expect(await ids()).toEqual(["benefits", "features", "pricing", "faq"]);
});

test("a shortening page has its title, subtitle, three labels, and both links", async ({ page }) => {
  const entry = content("raccourcir-lien/whatsapp.json");
  const family = content("raccourcir-lien.json");
  await page.goto("/raccourcir-lien/whatsapp");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(entry.title);
  await expect(main.getByText(entry.subtitle)).toBeVisible();
  for (const label of entry.features) await expect(main.getByText(label, { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: family.cta })).toHaveAttribute("href", SIGN_UP);
  await expect(main.getByRole("link", { name: family.discover })).toHaveAttribute("href", "/#features");
});

/** Undoes the escapes that React writes into text, so that strings compare as a visitor reads them. */
function decode(html: string) {
  return html
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
