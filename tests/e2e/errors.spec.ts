import { expect, type Page, test } from "playwright/test";
import { content } from "./content";
import { watchErrors } from "./page-errors";
import { hold, hydrated, painted } from "./page-state";

/** Collects the lines of the console that name an unknown path, from now on, each with its level. */
function unknownPaths(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (line) => {
    if (line.text().includes("Unknown path")) lines.push(`${line.type()}: ${line.text()}`);
  });
  return lines;
}

/* The error catalogue: section 8 of the specification, with its exact words. */

const CATALOGUE = [
  { path: "/lien-en-bio/myspace", heading: "Réseau social non trouvé", message: null },
  { path: "/lien-en-bio", heading: "Réseau social non trouvé", message: null },
  {
    path: "/qrcode/carre",
    heading: "Type de QR Code non trouvé",
    message: "Le type de QR code que vous recherchez n’existe pas.",
  },
  {
    path: "/qrcode",
    heading: "Type de QR Code non trouvé",
    message: "Le type de QR code que vous recherchez n’existe pas.",
  },
  { path: "/raccourcir-lien/zzz", heading: "Page non trouvée", message: null },
  {
    path: "/nulle-part",
    heading: "Page introuvable",
    message: "Désolé, la page que vous recherchez n’existe pas ou a été déplacée.",
  },
  {
    path: "/nulle/part/ailleurs",
    heading: "Page introuvable",
    message: "Désolé, la page que vous recherchez n’existe pas ou a été déplacée.",
  },
];

for (const { path, heading, message } of CATALOGUE) {
  test(`${path} answers 404 with "${heading}", a link home, and one line in the console`, async ({ page }) => {
    const logged = unknownPaths(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(logged).toEqual([`error: Unknown path: ${path}`]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    if (message) await expect(page.getByText(message)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    expect(logged).toHaveLength(1);
    await page
      .getByRole("main")
      .getByRole("link", { name: content("404.json").home })
      .click();
    await expect(page).toHaveURL("/");
  });
}

// One for each heading; normalise-address.test.ts has the other kinds.
for (const { path, shown, heading } of [
  { path: "//nulle-part#%", shown: "//nulle-part", heading: "Page introuvable" },
  { path: "/qrcode%2Fcarre", shown: "/qrcode/carre", heading: "Type de QR Code non trouvé" },
  { path: "/lien-en-bio/x%3Fgf=a", shown: "/lien-en-bio/x%EF%BF%BDgf=a", heading: "Réseau social non trouvé" },
  { path: "/raccourcir-lien/%E9t%E9", shown: "/raccourcir-lien/%EF%BF%BDt%EF%BF%BD", heading: "Page non trouvée" },
]) {
  test(`${path}, which the router cannot decode, shows a not-found page that also survives the fragment #%`, async ({
    page,
    baseURL,
  }) => {
    const thrown = watchErrors(page);
    const logged = unknownPaths(page);
    const response = await page.goto(baseURL + path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    expect(logged).toEqual([`error: Unknown path: ${path.replace(/#.*/, "")}`]);
    expect(new URL(page.url()).pathname).toBe(shown);
    await page.evaluate(() => (location.hash = "#%"));
    await expect.poll(() => page.url()).not.toContain("#");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(thrown).toEqual([]);
  });
}

test("a jump within a page whose URL was corrected does not reload it, even while it hydrates", async ({
  page,
  baseURL,
}) => {
  const release = await hold(page, "**/page-data.json");
  await page.goto(`${baseURL}/caf%E9`);
  await page.keyboard.press("Tab");
  await page.waitForURL("**/caf%EF%BF%BD");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }).location.assign("#main"));
  release();
  await hydrated(page);
  expect(await page.evaluate("window.isSamePage")).toBe(true);
});

test("the not-found pages need no script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, heading } of CATALOGUE) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
  }
  await context.close();
});

test("client-side navigation to unknown addresses shows the same not-found pages, each with its line in the console", async ({
  page,
}) => {
  const logged = unknownPaths(page);
  await page.goto("/blog");
  await hydrated(page);
  const paths = ["/qrcode/inconnu", "/qrcode/autre", "/lien-en-bio/inconnu"];
  const headings = ["Type de QR Code non trouvé", "Type de QR Code non trouvé", "Réseau social non trouvé"];
  for (const [index, path] of paths.entries()) {
    await page.evaluate((to) => window.___navigate(to), path);
    await expect.poll(() => logged).toEqual(paths.slice(0, index + 1).map((one) => `error: Unknown path: ${one}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[index]!);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
  await page.evaluate(() => window.___navigate("/blog"));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(logged).toHaveLength(paths.length);
});

test("a misspelt address suggests the page that was meant", async ({ page }) => {
  await page.goto("/raccourcir-lien/watsapp");
  await page.mouse.move(5, 5);
  const suggestions = page.getByRole("status").getByRole("link");
  await expect(suggestions.first()).toHaveText(content("raccourcir-lien/whatsapp.json").menuLabel);
  await suggestions.first().click();
  await expect(page).toHaveURL("/raccourcir-lien/whatsapp");
});

test("on a phone the suggestions replace the drawing, above the general links", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/raccourcir-lien/watsapp");
  const drawing = page.locator("main section > svg");
  const elsewhere = page.locator("main section nav");
  await expect(drawing).toBeVisible();
  const before = (await elsewhere.boundingBox())!.y;
  await page.mouse.move(5, 5);
  const suggestions = page.locator("main").getByRole("status");
  await expect(suggestions.getByRole("link").first()).toBeVisible();
  await expect(drawing).toBeHidden();
  const { y, height } = (await suggestions.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(before);
  expect((await elsewhere.boundingBox())!.y).toBe(before);
});

test("on a phone the drawing stays if no page has a similar address", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const answered = page.waitForResponse("/pages.json");
  await page.goto("/qrcode/xyz");
  await page.mouse.move(5, 5);
  await answered;
  await painted(page);
  await expect(page.getByRole("main").getByRole("status").getByRole("link")).toHaveCount(0);
  await expect(page.locator("main section > svg")).toBeVisible();
});

test("a failed request for the index of pages is retried twice, with growing delays", async ({ page }) => {
  const requests: number[] = [];
  const now = () => page.evaluate(() => Date.now());
  await page.clock.install();
  await page.route("/pages.json", async (route) => {
    // From the first request on, only the test moves the page's clock, however slow the machine is.
    if (requests.length === 0) await page.clock.pauseAt((await now()) + 60_000);
    requests.push(await now());
    return requests.length < 3 ? route.fulfill({ status: 503 }) : route.continue();
  });
  const asked = async () => {
    await page.clock.runFor(100);
    return requests.length;
  };
  const answered = () => page.waitForResponse("/pages.json");
  let answer = answered();
  await page.goto("/raccourcir-lien/watsapp");
  for (const x of [5, 9]) await page.mouse.move(x, 5);
  for (const count of [2, 3]) {
    await answer;
    answer = answered();
    await expect.poll(asked, { intervals: [10] }).toBe(count);
  }
  const [first, second, third] = requests as [number, number, number];
  expect(second - first).toBeGreaterThanOrEqual(1_000);
  expect(second - first).toBeLessThan(2_000);
  expect(third - second).toBeGreaterThanOrEqual(2_000);
  expect(third - second).toBeLessThan(4_000);
  await page.clock.resume();
  await expect(page.getByRole("status").getByRole("link").first()).toBeVisible();
});

test("an error above the page component shows the fallback screen too, and going back leaves it", async ({ page }) => {
  await page.route("**/page-data/blog/page-data.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), result: {} } });
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("landing/hero.json").title);
});

test("an unhandled error shows the fallback screen with a button to reload", async ({ page }) => {
  await page.route("**/page-data/blog/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.blog = { ...json.result.data.blog, topics: null };
    await route.fulfill({ response, json });
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  const fallback = page.getByRole("heading", { name: "Unexpected Application Error" });
  await expect(fallback).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("landing/hero.json").title);
  await page.goForward();
  await expect(fallback).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Recharger la page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("blog.json").title);
});
