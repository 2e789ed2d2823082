import type { Page } from "playwright/test";
import { SIGN_UP } from "./content";
import { open } from "./page-state";

/** The affiliate's code that a visit brings, and where a call to action leads then. */
export const CODE = "Ami_42.~-";
export const WITH_CODE = `${SIGN_UP}?gf=${CODE}`;

/** The key of local storage that keeps the code. */
export const KEY = "referral_code";

/** The first call to action of the home page, and the blog's. */
export const hero = (page: Page) => page.locator('[data-event-location="Hero Section"]');
export const blog = (page: Page) => page.locator('[data-event-location="Blog Section"]');

/** The code that the browser keeps, or null. */
export const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Opens a page, by default through an affiliate's link. */
export const land = (page: Page, address = `/?gf=${CODE}`) => open(page, address);
