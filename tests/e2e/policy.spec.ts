import { expect, type Page, test } from "playwright/test";
import { htmlFiles } from "../../src/hosting/publishing/published-pages";
import { SCRIPTS } from "../hostile-texts";
import { allPages } from "./content";
import { watchErrors } from "./page-errors";
import { hydrated, woken } from "./page-state";
import { exercise, watchViolations } from "./csp-violations";

const NOT_FOUND = ["/inconnue", "/lien-en-bio/inconnu", "/qrcode/inconnu", "/raccourcir-lien/inconnu"];
const built = htmlFiles("public").map((file) => file.replace(/(\/index)?\.html$/, "") || "/");
const addresses = [...built.filter((address) => !address.endsWith("/404")), ...NOT_FOUND];

test.describe("the content security policy", () => {
  test("blocks nothing on any page loaded directly, and no page logs an error or a warning", async ({ page }) => {
    test.setTimeout(180_000);
    const violations = await watchViolations(page);
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on("console", (line) => {
      const isNotFound = NOT_FOUND.some((address) => page.url().endsWith(address));
      const isExpected = isNotFound && /^Unknown path|status of 404/.test(line.text());
      if (!isExpected && ["error", "warning"].includes(line.type())) complaints.push(`${page.url()}: ${line.text()}`);
    });
    for (const address of addresses) {
      await page.goto(address);
      await hydrated(page);
      await woken(page);
      if (/^\/[^/]*$|inconnu/.test(address)) await exercise(page);
    }
    expect(violations()).toEqual([]);
    expect(complaints).toEqual([]);
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
      // A tool's code comes after the page.
      await page.waitForFunction(() => !document.querySelector("[data-tool]:not(:has(h2))"));
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

  test("a script that markup names as a bundle of the site does not run", async ({ page }) => {
    const errors = watchErrors(page);
    await page.route("https://evil.example/**", (route) => route.fulfill({ body: "window.stolen = true" }));
    const injected = '<script type="text/late">["",["https://evil.example/x.js",""]]</script>';
    await change(page, "**/blog", (html) => html.replace('<div id="___gatsby"', (start) => injected + start));
    await page.goto("/blog");
    await page.keyboard.press("Tab");
    await expect.poll(() => errors.join()).toContain("https://evil.example/x.js");
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
    // The visitor still gets there: the browser itself loads the page.
    await page.waitForURL("/qrcode/dynamique");

    await change(page, /\/app-[0-9a-f]+\.js/, tampered);
    await page.goto("/");
    await expect.poll(() => refused.some((line) => /\/app-[0-9a-f]+\.js/.test(line))).toBe(true);
    expect(await page.evaluate(() => "___navigate" in window)).toBe(false);
    await expect(page.locator("h1")).toBeVisible();
  });
});

test.describe("hostile queries and fragments", () => {
  const ADDRESSES = 10;
  const PAIRS = 200;

  test("two thousand of them change nothing on the page, and nothing runs", async ({ page }) => {
    test.setTimeout(120_000);
    const violations = await watchViolations(page);
    const failures = watchErrors(page);
    page.on("dialog", (dialog) => (failures.push(dialog.message()), void dialog.dismiss()));
    const shown = () => page.evaluate(() => [document.title, document.body.innerText, location.pathname].join("\n"));

    await page.goto("/blog");
    await hydrated(page);
    const expected = await shown();
    const hostile = hostileValues(ADDRESSES * PAIRS);
    expect(new Set(hostile).size).toBe(ADDRESSES * PAIRS);
    for (let start = 0; start < hostile.length; start += PAIRS) {
      const [fragment, ...values] = hostile.slice(start, start + PAIRS);
      await page.goto(
        `/blog?${values.map((value, index) => `${NAMES[index % NAMES.length]}=${value}`).join("&")}#${fragment}`,
      );
      await hydrated(page);
      expect(await shown()).toBe(expected);
    }
    expect(failures).toEqual([]);
    expect(violations()).toEqual([]);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem("referral_code"))).toBeNull();
  });
});

const NAMES = ["gf", "utm_source", "utm_term", "dnt%00", "next", "__proto__[x]", "constructor", "q", "utm_id", "gclid"];

const SHAPES = [...SCRIPTS, "//evil.test", "\r\nSet-Cookie: a=b", "\0", "%", "é\u202e😀", "../../etc/passwd"];

/** Distinct query values, each of two shapes and a number; some raw, as an attacker may send them; none is a code. */
function hostileValues(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const first = SHAPES[index % SHAPES.length]!;
    const second = SHAPES[Math.floor(index / SHAPES.length) % SHAPES.length]!;
    const value = `${first}${index.toString(36)}${second}`;
    return index % 3 ? encodeURIComponent(value) : value.replace(/[^!-~]|[#&%"<>]/gu, encodeURIComponent);
  });
}
