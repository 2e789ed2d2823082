import { expect, type Page } from "playwright/test";
import { whenHydrated } from "../../src/commands/bench/phone";
import { content } from "./content";

/** Gives the page a first sign of use, without which hydration may come later, and waits until it is hydrated. */
export async function hydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown")));
  await hydratedByItself(page);
}

/** Opens a page, and waits until it is hydrated. */
export async function open(page: Page, address = "/") {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the page is hydrated, without any sign of use. */
export async function hydratedByItself(page: Page) {
  await page.waitForFunction(() => "___navigate" in window);
  await whenHydrated(page);
}

/** Waits until the page has been drawn as it is now. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** What a colour of the system is now, as `getComputedStyle` says it. */
export const systemColor = (page: Page, name: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** How long a page must request nothing to count as quiet, in milliseconds. */
const QUIET = 500;

/**
 * Waits until the page has requested nothing for half a second, counted from now; Playwright's own "networkidle" comes
 * only once per load.
 */
export async function quiet(page: Page) {
  await new Promise<void>((resolve) => {
    const rest = () => {
      page.off("request", onRequest);
      resolve();
    };
    let resting = setTimeout(rest, QUIET);
    const onRequest = () => {
      clearTimeout(resting);
      resting = setTimeout(rest, QUIET);
    };
    page.on("request", onRequest);
  });
}

/** Holds the page's requests for some files until the returned function is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    // The page may have gone.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Holds every script file: the page is shown, and works, but is not hydrated. */
export const holdBundles = (page: Page) => hold(page, "**/*.js");

/** Whether React has hydrated an element: it marks such elements. */
export const isAlive = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));

/** Loads the page's own code by a pointer on what needs it, and waits until it runs; returns if nothing needs it. */
export async function woken(page: Page) {
  await page.waitForFunction(() => {
    const control = document.querySelector("main button, main [data-tool] *");
    const isAwake = !control || Object.keys(document.querySelector("h1")!).length > 0;
    // Repeated, like a moving pointer: the page may not listen yet.
    if (!isAwake) control.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return isAwake;
  });
}

/** Follows the first link to an address inside the site, wherever on the page it stands, without scrolling to it. */
export async function follow(page: Page, address: string) {
  await page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(({ pathname }) => pathname === address);
}

/** Follows the footer's link to the blog, as a visitor does. */
export async function toBlog(page: Page) {
  // The link may carry a referral code.
  await page.locator('footer a[href^="/blog"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("blog.json").title);
}
