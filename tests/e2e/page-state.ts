import { expect, type Page } from "playwright/test";
import { whenHydrated } from "../../src/commands/bench/phone";
import { content } from "./content";

/** Waits until the page is hydrated, having given it a first sign of use, without which it takes its time. */
export async function hydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown")));
  await hydratedByItself(page);
}

/** Opens a page, and waits until it is hydrated. */
export async function open(page: Page, address = "/") {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the page is hydrated, as one that is only looked at. */
export async function hydratedByItself(page: Page) {
  await page.waitForFunction(() => "___navigate" in window);
  await whenHydrated(page);
}

/** Waits until the page has been drawn as it is now. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** How long a page asks for nothing that asks for no more, in milliseconds. */
const QUIET = 500;

/**
 * Waits until the page has asked for nothing for half a second from now on; Playwright's own "networkidle" is over for
 * good once it has come.
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

/** Keeps back what the page asks for of some files, until what it returns is called. */
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

/** Keeps every script file back: the page is shown, and works, but is not hydrated. */
export const holdBundles = (page: Page) => hold(page, "**/*.js");

/** Whether React has taken over an element: it marks those that it has brought to life. */
export const isAlive = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));

/** Asks for the page's own code, by a pointer on what needs it, and waits until it runs; without such a thing, nothing. */
export async function woken(page: Page) {
  await page.waitForFunction(() => {
    const control = document.querySelector("main button, main [data-tool] *");
    const isAwake = !control || Object.keys(document.querySelector("h1")!).length > 0;
    // Again and again, as a pointer that moves: the page may not listen yet.
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
