import type { Page } from "playwright/test";

/** Waits until the page is hydrated, having given it a first sign of use, without which it takes its time. */
export async function hydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown")));
  await page.waitForFunction(() => {
    const root = document.querySelector("#___gatsby > *");
    return "___navigate" in window && Object.keys(root ?? {}).some((key) => key.startsWith("__react"));
  });
}

/** Waits until the page has been drawn as it is now. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
