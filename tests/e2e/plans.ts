import type { Page } from "playwright/test";
import { content } from "./content";

/** The header's link to the prices. */
export const pricingLink = (content("layout/header.json").links as { label: string; to: string }[]).find(
  ({ to }) => to === "/#pricing",
)!;

/** The cards of the plans, among the prices. */
export const planCards = (page: Page) => page.locator("#pricing li:has(> h3)");

/** The card of one plan, by its name. */
export const planCard = (page: Page, name: string) =>
  planCards(page).filter({ has: page.getByRole("heading", { name: new RegExp(`^${name}`) }) });
