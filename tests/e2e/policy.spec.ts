import { expect, type Page, test } from "playwright/test";
import { allPages } from "./content";
import { exercise, hydrated, watchViolations } from "./violations";

const NOT_FOUND = ["/inconnue", "/lien-en-bio/inconnu", "/qrcode/inconnu", "/raccourcir-lien/inconnu"];
const addresses = [...allPages.map(({ address }) => address), ...NOT_FOUND];

test.describe("the content security policy", () => {
  test("blocks nothing on any page loaded directly", async ({ page }) => {
    test.setTimeout(180_000);
    const violations = await watchViolations(page);
    for (const address of addresses) {
      await page.goto(address);
      await hydrated(page);
      if (/^\/[^/]*$|inconnu/.test(address)) await exercise(page);
    }
    expect(violations()).toEqual([]);
  });

  test("blocks nothing on any page reached by client-side navigation, whatever is pressed there", async ({ page }) => {
    test.setTimeout(180_000);
    const violations = await watchViolations(page);
    let loads = 0;
    page.on("load", () => loads++);
    await page.goto("/");
    await hydrated(page);
    for (const { address, title } of [...allPages.slice(1), allPages[0]!]) {
      await page.evaluate((to) => window.___navigate(to), address);
      await page.waitForFunction((words) => document.title === words, title);
      await exercise(page);
    }
    expect(loads).toBe(1);
    expect(violations()).toEqual([]);
  });

  test("lets the scripts style what they draw", async ({ page }) => {
    await page.goto("/blog");
    await hydrated(page);
    await page.evaluate(() => window.___navigate("/qrcode/dynamique"));
    const subject = page.locator("main [data-colour]").first();
    await expect(subject).toBeAttached();
    const gradient = await subject.evaluate((it) => getComputedStyle(it).getPropertyValue("--subject-gradient"));
    expect(gradient).toContain("linear-gradient");
  });
});

/** Serves a page with a change that an attacker would make. */
async function change(page: Page, url: string | RegExp, edit: (body: string) => string) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
}

test.describe("what an attacker puts into a page", () => {
  test("an inline script, an event attribute and a javascript: link do not run", async ({ page }) => {
    const violations = await watchViolations(page);
    const injected =
      '<script>window.stolen="script"</script><img src="/none.png" onerror="window.stolen=\'event\'">' +
      '<a id="trap" href="javascript:window.stolen=\'link\'">trap</a>';
    await change(page, "**/blog", (html) => html.replace('<div id="___gatsby"', (start) => injected + start));
    await page.goto("/blog");
    await hydrated(page);
    await page.locator("#trap").click();
    await expect.poll(() => violations().length).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  });

  test("a style attribute and a style block change nothing", async ({ page }) => {
    const violations = await watchViolations(page);
    const injected = '<p id="mark" style="position:fixed">x</p><style>#mark{position:fixed}</style>';
    await change(page, "**/blog", (html) => html.replace('<div id="___gatsby"', (start) => injected + start));
    await page.goto("/blog");
    await expect.poll(() => violations().length).toBe(2);
    expect(await page.locator("#mark").evaluate((it) => getComputedStyle(it).position)).toBe("static");
  });

  test("innerHTML, script URLs and timers take no strings", async ({ page }) => {
    await page.goto("/blog");
    const thrown = await page.evaluate(() => {
      const nameOf = (act: () => unknown) => {
        try {
          act();
          return "nothing";
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        nameOf(() => (document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>")),
        nameOf(() => (document.createElement("script").src = "/app.js")),
        nameOf(() => document.write("<script>alert(1)</script>")),
        nameOf(() => window.setTimeout("alert(1)", 0)),
      ];
    });
    expect(thrown).toEqual(["TypeError", "TypeError", "TypeError", "TypeError"]);
  });

  test("a bundle with one byte changed does not run, whether the page names it or a script loads it", async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on("console", (line) => line.text().includes("integrity") && refused.push(line.text()));
    const tampered = (code: string) => code.replace(/[a-z](?=[^a-z]*$)/, (letter) => (letter === "a" ? "b" : "a"));

    await change(page, /\/component---src-templates-qr-type/, tampered);
    await page.goto("/blog");
    await hydrated(page);
    await page.evaluate(() => void window.___navigate("/qrcode/dynamique"));
    await expect.poll(() => refused.some((line) => line.includes("component---src-templates-qr-type"))).toBe(true);

    await change(page, /\/app-[0-9a-f]+\.js/, tampered);
    await page.goto("/");
    await expect.poll(() => refused.some((line) => /\/app-[0-9a-f]+\.js/.test(line))).toBe(true);
    expect(await page.evaluate(() => "___navigate" in window)).toBe(false);
    await expect(page.locator("h1")).toBeVisible();
  });
});
