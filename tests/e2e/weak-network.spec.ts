import type { Page, Route } from "playwright/test";
import { content, SIGN_UP, site } from "./content";
import { expect, test } from "./fixtures";
import { follow, hold, holdBundles, hydrated, isAlive, painted, woken } from "./page-state";
import { planCard } from "./plans";
import { allowClipboard, frame, isAwake, labelOf, openTool, tool } from "./tools";

const pricing = content("landing/pricing.json");
const notFound = content("404.json");

/** Scripts fail from here on, as after a lost connection or a new deployment. */
const loseScripts = (page: Page) => page.route("**/*.js", (route) => route.abort());

/** Moves the page's clock from each lost try to the next; a slow machine may have brought some of them before. */
const lastTry = (page: Page, lost: () => number) => {
  const afterItsPause = async () => {
    if (lost() < 4) await page.clock.runFor(60_000);
    return lost();
  };
  return expect.poll(afterItsPause).toBeGreaterThanOrEqual(4);
};

/** Marks the page, and returns a check that neither the fallback screen nor a reload has replaced it. */
async function marked(page: Page) {
  await page.evaluate("window.isSamePage = true");
  return async () => {
    await expect(page.getByText("Unexpected Application Error")).toHaveCount(0);
    expect(await page.evaluate("window.isSamePage")).toBe(true);
  };
}

test("a toast whose code cannot be loaded leaves the page as it is, and the next one retries", async ({ page }) => {
  await allowClipboard(page);
  await openTool(page, "/raccourcir-lien/whatsapp", "whatsapp");
  const isUntouched = await marked(page);
  await loseScripts(page);
  const lost = page.waitForEvent("requestfailed");
  const copy = tool(page, "whatsapp").getByRole("button", { name: new RegExp(`^${frame.copy}`) });
  await copy.first().click();
  await lost;
  await expect(copy.first()).toBeVisible();
  await isUntouched();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("https://wa.me/");
  await page.unroute("**/*.js");
  await copy.first().click();
  await expect(page.locator("li[data-state=open]")).toHaveText([frame.copied]);
});

test("the suggestions for an unknown address still appear if their code fails to load once", async ({ page }) => {
  let lost = 0;
  await page.route("**/*.js", async (route) => {
    const isTheirs = (await (await route.fetch()).text()).includes('"/pages.json"');
    return isTheirs && lost++ === 0 ? route.abort() : route.continue();
  });
  await page.goto("/raccourcir-lien/watsapp");
  await hydrated(page);
  await expect(page.getByRole("status").getByRole("link", { name: "WhatsApp" })).toBeVisible();
  expect(lost).toBe(2);
});

test("the privacy panel still gets its switch if its code fails to load once", async ({ page }) => {
  const words = content("layout/privacy-panel.json");
  await page.goto("/blog");
  await hydrated(page);
  const isUntouched = await marked(page);
  let lost = 0;
  await page.route("**/*.js", (route) => (lost++ === 0 ? route.abort() : route.continue()));
  await page.locator("#confidentialite > summary").click();
  await expect(page.getByRole("switch", { name: words.measurementLabel })).toBeChecked();
  expect(lost).toBe(2);
  await isUntouched();
});

test("the privacy panel says what to do while its code cannot be loaded, and gets its switch once it can", async ({
  page,
}) => {
  const words = content("layout/privacy-panel.json");
  await page.goto("/blog");
  await hydrated(page);
  const isUntouched = await marked(page);
  await page.clock.install();
  let lost = 0;
  await page.route("**/*.js", (route) => (lost++, route.abort()));
  const panel = page.locator("#confidentialite");
  await panel.locator("summary").click();
  for (let passes = 0; passes < 5; passes++) {
    await page.getByRole("heading", { level: 1 }).hover();
    await panel.locator("summary").hover();
  }
  await lastTry(page, () => lost);
  await expect(panel).toContainText("?dnt=1");
  await isUntouched();
  await page.unroute("**/*.js");
  await panel.locator("summary").click();
  await panel.locator("summary").click();
  await expect(page.getByRole("switch", { name: words.measurementLabel })).toBeChecked();
});

test("a page still hydrates if one piece of its data fails to load once", async ({ page }) => {
  let lost = 0;
  await page.route("**/page-data/sq/d/*.json", (route) => (lost++ === 0 ? route.abort() : route.continue()));
  await page.goto("/raccourcir-lien/whatsapp");
  await hydrated(page);
  expect(lost).toBeGreaterThan(1);
});

const FAILURES: [what: string, answer: Parameters<Route["fulfill"]>[0]][] = [
  ["the server has an error page", { status: 500, contentType: "application/json", body: "{}" }],
  ["a portal answers for it", { contentType: "text/html", body: "<!doctype html>" }],
];

for (const [what, answer] of FAILURES) {
  test(`a page still hydrates if its data fail to load at first because ${what}`, async ({ page }) => {
    let asked = 0;
    await page.route("**/page-data/raccourcir-lien/whatsapp/page-data.json", (route) =>
      asked++ === 0 ? route.fulfill(answer) : route.continue(),
    );
    const place = await openTool(page, "/raccourcir-lien/whatsapp", "whatsapp");
    await place.getByLabel(labelOf("whatsapp", "number")).fill("07 00 00 00 00");
    await expect(place).toContainText("wa.me/33700000000");
  });
}

/** From here on another version of the site is online. */
const release = (page: Page) =>
  page.route("**/page-data/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "later" } }));

test("a page that is open during a deployment reloads once if its code is missing, and keeps what was typed", async ({
  page,
}) => {
  await page.goto("/raccourcir-lien/google-agenda");
  await hydrated(page);
  const place = tool(page, "google-agenda");
  const field = (name: string) => place.getByLabel(labelOf("google-agenda", name), { exact: true });
  await page.route("**/tool-*.js", (route) => route.fulfill({ status: 404 }));
  await release(page);
  const renewed = page.waitForEvent("load");
  await field("start").fill("2027-05-01T18:00");
  await renewed;
  // As on a host that mixes its versions: the code is still missing.
  await hydrated(page);
  await expect(field("start")).toHaveValue("2027-05-01T18:00");
  const lost = page.waitForResponse("**/tool-*.js");
  const asked = page.waitForResponse("**/page-data/app-data.json");
  await field("title").fill("Atelier");
  await Promise.all([lost, asked]);
  await page.unrouteAll();
  await field("place").fill("Tours");
  await expect(field("end")).toHaveValue("2027-05-01T19:00");
  await expect(field("title")).toHaveValue("Atelier");
  await expect(place).toContainText("dates=20270501T180000/20270501T190000");
});

test("a link to a page whose code was removed by a deployment is followed by the browser", async ({ page }) => {
  await page.goto("/qrcode/generateur");
  await hydrated(page);
  await release(page);
  await page.route("**/component---src-pages-accessibilite-*.js", (route) => route.fulfill({ status: 404 }));
  const link = page.locator('a[href="/accessibilite"]').last();
  await link.hover();
  await link.click();
  await expect(page).toHaveURL("/accessibilite");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("accessibilite.json").title);
});

test("a page that is older than the deployed version is reloaded with what was typed meanwhile", async ({ page }) => {
  await release(page);
  const letCome = await hold(page, "**/page-data/sq/d/*.json");
  await page.goto("/raccourcir-lien/whatsapp");
  const place = tool(page, "whatsapp");
  const number = () => place.getByLabel(labelOf("whatsapp", "number"));
  await number().fill("07 00 00 00 00");
  const renewed = page.waitForEvent("load");
  letCome();
  await renewed;
  await expect(number()).toHaveValue("07 00 00 00 00");
  await expect(place).toContainText("wa.me/33700000000");
});

test("after such a reload, what is typed again is kept, and the other fields are restored", async ({ page }) => {
  await page.goto("/blog");
  await page.evaluate(() => {
    const fields = { "whatsapp-number": "07 00 00 00 00", "whatsapp-text": "Bonsoir" };
    sessionStorage.setItem("typed", JSON.stringify(["/raccourcir-lien/whatsapp", fields]));
  });
  const letCome = await holdBundles(page);
  await page.goto("/raccourcir-lien/whatsapp");
  const place = tool(page, "whatsapp");
  await place.getByLabel(labelOf("whatsapp", "number")).fill("+32 470 12 34 56");
  letCome();
  await expect(place).toContainText("wa.me/32470123456?text=Bonsoir");
  await expect(place.getByLabel(labelOf("whatsapp", "number"))).toHaveValue("+32 470 12 34 56");
});

test("the privacy panel of a page whose code was removed by a deployment reloads the page", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await release(page);
  await page.clock.install();
  let lost = 0;
  await page.route("**/*.js", (route) => (lost++, route.fulfill({ status: 404 })));
  const renewed = page.waitForEvent("load");
  await page.locator("#confidentialite > summary").click();
  await lastTry(page, () => lost);
  await renewed;
});

test("going back to a page of which another version is online makes the browser load it", async ({ page }) => {
  await page.goto("/raccourcir-lien");
  await hydrated(page);
  await follow(page, "/blog");
  await page.reload();
  await hydrated(page);
  await release(page);
  const renewed = page.waitForEvent("load");
  await page.goBack();
  await renewed;
  await expect(page).toHaveURL("/raccourcir-lien");
});

test("a page that is reloaded on going back to it shows its own example, not what the page being left shows", async ({
  page,
}) => {
  await page.goto("/raccourcir-lien/onedrive");
  await hydrated(page);
  await follow(page, "/raccourcir-lien/zoom");
  await page.reload();
  await hydrated(page);
  await tool(page, "doctor").locator("[name=link]").fill("https://zoom.us/j/1");
  await release(page);
  const renewed = page.waitForEvent("load");
  await page.goBack();
  await renewed;
  await page.unrouteAll();
  const own = content("raccourcir-lien/onedrive.json").example.long;
  const link = tool(page, "doctor").locator("[name=link]");
  await expect(link).toHaveValue(own);
  await link.press("End");
  await expect.poll(() => isAwake(page, "doctor")).toBe(true);
  await expect(link).toHaveValue(own);
});

test("a tool's result for its example fades as soon as the visitor types, until the tool's code is loaded", async ({
  page,
}) => {
  const letCome = await hold(page, "**/tool-whatsapp-*.js");
  await page.goto("/raccourcir-lien/whatsapp");
  await hydrated(page);
  const place = tool(page, "whatsapp");
  const result = place.getByRole("region", { name: new RegExp(`^${frame.result}`) });
  await expect(result).toHaveCSS("opacity", "1");
  await place.getByLabel(labelOf("whatsapp", "number")).fill("07 00 00 00 00");
  await expect(result).toHaveCSS("opacity", "0.4");
  letCome();
  await expect(result).toContainText("wa.me/33700000000");
  await expect(result).toHaveCSS("opacity", "1");
});

/** Opens an unknown page whose suggestions' code is refused, as often as it is tried. */
async function loseSuggestions(page: Page) {
  await page.clock.install();
  let lost = 0;
  await page.route(/\/\d+-[0-9a-f]+\.js$/, (route) => (lost++, route.abort()));
  await page.goto("/raccourcir-lien/watsapp");
  await hydrated(page);
  await lastTry(page, () => lost);
  await page.clock.runFor(60_000);
  await painted(page);
}

test("suggestions whose code cannot be loaded leave the not-found page as it is", async ({ page }) => {
  await loseSuggestions(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: notFound.links[0].label }).first()).toBeVisible();
  await expect(page.getByText("Unexpected Application Error")).toHaveCount(0);
});

test("suggestions whose code could not be loaded appear on the next unknown page once it can", async ({ page }) => {
  await loseSuggestions(page);
  await page.unrouteAll();
  const suggestion = page.locator("main [data-live] a");
  await page.clock.runFor(60_000);
  await expect(suggestion).toHaveCount(0);
  await page.evaluate(() => window.___navigate("/raccourcir-lien/instagran"));
  await expect(suggestion.first()).toBeVisible();
});

test("an explanation whose code cannot be loaded leaves the page as it is, and is retried", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await woken(page);
  const isUntouched = await marked(page);
  await loseScripts(page);
  const term = planCard(page, "PRO").getByRole("button", { name: "3 liens dynamiques" });
  const lost = page.waitForEvent("requestfailed");
  await term.focus();
  await lost;
  await isUntouched();
  await page.unroute("**/*.js");
  await term.blur();
  await term.focus();
  await expect(page.getByRole("tooltip")).toHaveText(pricing.rows.dynamicLinks.hint);
});

test("a tool whose code fails to load on a page reached by a link is retried there", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await page.route("**/tool-qr-*.js", (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await follow(page, "/qrcode/generateur");
  await lost;
  await expect(tool(page, "qr").getByRole("heading", { level: 2 })).toHaveCount(0);
  await page.unroute("**/tool-qr-*.js");
  await expect(tool(page, "qr").getByRole("heading", { level: 2 })).toBeVisible();
});

test("a link to a section still leads there if the data of its page cannot be loaded", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await page.route("**/page-data/index/page-data.json", (route) => route.abort());
  await page
    .locator('header a[href="/#pricing"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page.locator("#pricing")).toBeInViewport();
});

/** Clicks the first link to an address, and waits for nothing. */
const click = (page: Page, address: string) =>
  page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test("of two links followed one after the other the later one wins", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const release = await hold(page, "**/page-data/accessibilite/page-data.json");
  await click(page, "/accessibilite");
  await page.evaluate('void ___loader.loadPage("/accessibilite").then(() => console.log("answered"))');
  await click(page, "/blog");
  await expect(page).toHaveURL(/\/blog$/);
  const answered = page.waitForEvent("console", (line) => line.text() === "answered");
  release();
  await answered;
  await painted(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("blog.json").title);
  await expect(page).toHaveURL(/\/blog$/);
});

test("a link that the browser follows wins over an earlier one whose page fails to load", async ({ page, appHost }) => {
  await page.goto("/blog");
  await hydrated(page);
  const release: (() => void)[] = [];
  const held = () => new Promise<void>((done) => release.push(done));
  const [lost, awaited] = [held(), held()];
  await page.route("**/page-data/index/page-data.json", async (route) => {
    await lost;
    await route.fulfill({ status: 500 });
  });
  await page.route(`${site.appUrl}/**`, async (route) => {
    await awaited;
    await route.continue();
  });
  await click(page, "/");
  await page.evaluate('void ___loader.loadPage("/").then(() => console.log("answered"))');
  const asked = page.waitForRequest(SIGN_UP);
  await click(page, SIGN_UP);
  await asked;
  const answered = page.waitForEvent("console", (line) => line.text() === "answered");
  release[0]!();
  await answered;
  release[1]!();
  await page.waitForURL(SIGN_UP);
  expect(appHost.visits).toEqual([SIGN_UP]);
});

test("a link whose page is stuck is followed by the browser when it is clicked again", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await page.route("**/page-data/index/page-data.json", () => {});
  await expect(async () => {
    await click(page, "/");
    await expect(page).toHaveURL("/", { timeout: 300 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("landing/hero.json").title);
});

test("going back to a page whose code cannot be loaded makes the browser load it", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await page.route("**/component---src-pages-blog-*.js", (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await follow(page, "/");
  await lost;
  const loaded = page.waitForEvent("load");
  await page.goBack();
  await loaded;
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("blog.json").title);
  await hydrated(page);
});

for (const bundle of ["webpack-runtime", "framework", "app"]) {
  test(`a page whose ${bundle} bundle failed to load hydrates at a later sign of use`, async ({ page }) => {
    let asked = 0;
    await page.route(`**/${bundle}-*.js`, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    const lost = page.waitForEvent("requestfailed");
    await page.goto("/blog");
    await page.keyboard.press("Shift");
    await lost;
    const afterASign = async () => {
      await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown")));
      return [asked, await isAlive(page, "header a >> nth=0")];
    };
    await expect.poll(afterASign, { intervals: [50] }).toEqual([2, true]);
  });
}
