import { devices, type Page } from "playwright";

/** A common phone; its window is narrow enough for the menu. */
export const PHONE = { ...devices["Pixel 7"], locale: "fr-FR" };

const reactIsThere = () =>
  Object.keys(document.querySelector("#___gatsby > *") ?? {}).some((key) => key.startsWith("__react"));

/** Whether React has taken over the page. */
export const isHydrated = (page: Page) => page.evaluate(reactIsThere);

/** Waits until React has taken over the page. */
export const whenHydrated = (page: Page) => page.waitForFunction(reactIsThere);
