import { expect, type Page, test } from "playwright/test";
import { content } from "./content";
import { watchErrors } from "./page-errors";
import { holdBundles, hydrated, hydratedByItself, isAlive, painted, quiet, woken } from "./page-state";

/** The project's limit on page weight: the size of all scripts that a page runs, in bytes as sent. */
const SCRIPTS_AT_MOST = 75_000;
const PAGES = ["/", "/lien-en-bio/instagram", "/qrcode/avis-google", "/raccourcir-lien/dropbox", "/blog"];

interface Held {
  react: { isHeld: boolean; letGo: () => void };
}

/** Notes the bytes of the scripts that a page fetches. */
function scripts(page: Page): { name: string; bytes: Promise<number> }[] {
  const found: { name: string; bytes: Promise<number> }[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith(".js")) return;
    const name = pathname.replace(/^\/(.*)-[0-9a-f]{20}\.js$/, "$1");
    found.push({
      name,
      bytes: response
        .request()
        .sizes()
        .then((sizes) => sizes.responseBodySize),
    });
  });
  return found;
}

/** Runs in the page: in a browser that is never idle, only the visitor's actions start the bundles. */
function neverIdle() {
  window.requestIdleCallback = () => 0;
}

for (const address of PAGES) {
  const title = `${address} is hydrated by itself with three scripts of at most 75 kB, and its words rest`;
  test(title, async ({ page }) => {
    const found = scripts(page);
    await page.goto(address);
    await hydratedByItself(page);
    await quiet(page);
    expect(found.map(({ name }) => name).sort()).toEqual(["app", "framework", "webpack-runtime"]);
    const sizes = await Promise.all(found.map(({ bytes }) => bytes));
    expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(SCRIPTS_AT_MOST);
    expect(await isAlive(page, "header a >> nth=0")).toBe(true);
    expect(await isAlive(page, "h1")).toBe(false);
  });
}

test("the bundles are evaluated in more than one task", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener(
      "load",
      ({ target }) => {
        const ofGatsby = target instanceof HTMLScriptElement && target.src.includes("/app-");
        if (ofGatsby) Object.assign(window, { evaluatedAtOnce: "___loader" in window });
      },
      true,
    );
  });
  await page.goto("/");
  await hydrated(page);
  expect(await page.evaluate("window.evaluatedAtOnce")).toBe(false);
});

test("a page that nobody touches fetches its scripts when the browser is idle", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (whenIdle) => Number(Object.assign(window, { whenIdle }) && 0);
  });
  const found = scripts(page);
  await page.goto("/");
  await page.waitForFunction(() => "whenIdle" in window);
  expect(found).toEqual([]);
  await page.evaluate("whenIdle()");
  await hydratedByItself(page);
  expect(found).toHaveLength(3);
});

test("a pointer that rests where the page appears fetches no script, but one that moves does", async ({ page }) => {
  await page.addInitScript(neverIdle);
  await page.addInitScript(() => addEventListener("pointermove", () => Object.assign(window, { isPointed: true })));
  const found = scripts(page);
  await page.goto("/");
  // A browser first reports where the pointer is, even if it has not moved.
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => "isPointed" in window);
  await painted(page);
  await painted(page);
  expect(found).toEqual([]);
  await page.mouse.move(20, 20);
  await hydratedByItself(page);
  expect(found).toHaveLength(3);
});

test("the first sign of use is answered before the scripts are fetched", async ({ page }) => {
  await page.addInitScript(neverIdle);
  await page.goto("/");
  const fetched = await page.evaluate(() => {
    dispatchEvent(new KeyboardEvent("keydown"));
    return document.querySelectorAll("script[src]:not([type])").length;
  });
  expect(fetched).toBe(0);
  await hydratedByItself(page);
  expect(await page.locator("script[src]:not([type])").count()).toBe(3);
});

test("hydrating a page replaces none of its elements", async ({ page }) => {
  await page.goto("/raccourcir-lien/dropbox");
  await hydrated(page);
  const elements = await page.locator("main").evaluateHandle((main) => [...main.querySelectorAll("*")]);
  await woken(page);
  const lost = await elements.evaluate((all) => all.filter((element) => !element.isConnected).length);
  expect(lost).toBe(0);
});

test("going back shows a page as it was, whether it was fully hydrated or not", async ({ page }) => {
  for (const wake of [false, true]) {
    await page.goto("/raccourcir-lien/dropbox");
    await hydrated(page);
    if (wake) await woken(page);
    const sections = await page.locator("main h2:not([data-tool] *)").allInnerTexts();
    await page.getByRole("link", { name: "Raccourcir un lien", exact: true }).first().click();
    await expect(page.locator("h1")).not.toContainText("Dropbox");
    await page.goBack();
    await expect(page.locator("h1")).toContainText("Dropbox");
    await expect(page.locator("main h2:not([data-tool] *)")).toHaveText(sections);
    await expect(page).toHaveTitle(content("raccourcir-lien/dropbox.json").title);
  }
});

/** Changes that others make to the page before React starts. */
const strangers: Record<string, (page: Page) => Promise<unknown>> = {
  "a translator has changed its words": (page) =>
    page.evaluate(() => {
      for (const words of document.querySelectorAll(".skip-link, header a, footer a")) {
        const font = Object.assign(document.createElement("font"), {
          textContent: `${words.textContent} (translated)`,
        });
        words.replaceChildren(font);
      }
    }),
  "an extension has put something into the header": (page) =>
    page.evaluate(() => document.querySelector("header a")!.after(document.createElement("aside"))),
  "an extension has put a box before the page": (page) =>
    page.evaluate(() => document.querySelector("main")!.prepend(document.createElement("div"))),
};

for (const [name, change] of Object.entries(strangers)) {
  test(`if ${name} before React starts, the page stays as the visitor left it`, async ({ page }) => {
    const release = await holdBundles(page);
    await page.goto("/raccourcir-lien/whatsapp", { waitUntil: "commit" });
    await page.waitForSelector(":root.laid-out");
    await page.locator("details[name=questions] summary").first().click();
    const field = page.locator("[data-tool=whatsapp] [name=text]");
    await field.fill("Bonjour !");
    await change(page);
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    const served = await page.locator("h1").elementHandle();
    release();
    await expect.poll(() => isAlive(page, "header a >> nth=0")).toBe(true);
    expect(await page.locator("h1").evaluate((heading, before) => heading === before, served)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await expect(field).toHaveValue("Bonjour !");
    await expect(field).toBeFocused();
    await expect(page.locator("details[name=questions]").first()).toHaveAttribute("open", "");
  });
}

for (const [address, name] of [
  ["/raccourcir-lien/whatsapp", "whatsapp-text"],
  ["/", "doctor-link"],
] as const) {
  test(`if a writing aid has put an element beside #${name}, typing goes on at the caret`, async ({ page }) => {
    const release = await holdBundles(page);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForSelector(":root.laid-out");
    await page.evaluate(() => {
      for (const field of document.querySelectorAll("input, textarea")) field.after(document.createElement("x-aid"));
    });
    const field = page.locator(`#${name}`);
    await field.fill("Bon tous");
    for (let presses = 0; presses < " tous".length; presses++) await field.press("ArrowLeft");
    release();
    await expect.poll(() => isAlive(page, `#${name}`)).toBe(true);
    await expect(field).toBeFocused();
    await page.keyboard.type("jour à");
    await expect(field).toHaveValue("Bonjour à tous");
  });
}

test("leaving a page while it hydrates causes no error", async ({ page }) => {
  const errors = watchErrors(page);
  // While React is held, its own work waits; the work of the pages and the router goes on.
  await page.addInitScript(() => {
    const send = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    const react = { isHeld: false, letGo: () => held.splice(0).forEach((go) => go()) };
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      const go = () => send.apply(this, message as Parameters<typeof send>);
      if (react.isHeld) held.push(go);
      else go();
    } as typeof send;
    Object.assign(globalThis, { react });
  });
  // The window is so low that the tool is out of sight, so the page's own content is not hydrated yet.
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto("/raccourcir-lien/dropbox");
  await hydrated(page);
  const link = page.locator('nav a[href="/raccourcir-lien"]').first();
  await link.hover();
  await quiet(page);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });

  expect(await isAlive(page, "h1")).toBe(false);
  await page.evaluate(() => void ((globalThis as unknown as Held).react.isHeld = true));
  await link.click();
  await expect(page).toHaveURL(/\/raccourcir-lien$/);
  await painted(page);
  await page.evaluate(() => {
    const control = document.querySelector("main button, main [data-tool] *")!;
    control.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main > div")!).some((key) => key.startsWith("__reactContainer")),
  );
  await page.evaluate(() => {
    const { react } = globalThis as unknown as Held;
    react.isHeld = false;
    react.letGo();
  });
  await expect(page.locator("h1")).not.toContainText("Dropbox");
  await painted(page);
  await expect(page).not.toHaveTitle(/Dropbox/);
  expect(errors).toEqual([]);
});
