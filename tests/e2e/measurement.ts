import type { BrowserContext, Page } from "playwright/test";
import type { Analytics } from "../../src/analytics/api";
import { content, site } from "./content";
import type { AppHost } from "./loopback/app-host";
import type { TestCollector } from "./loopback/test-collector";

/** A text as the analytics send it: with plain spaces. */
export const shown = (text: string) => text.replace(/\s+/g, " ");

/** The nine parameters of a campaign, as a query. */
export const CAMPAIGN =
  "gclid=g1&fbclid=f2&msclkid=m3&utm_source=lettre&utm_id=42&utm_medium=mail&utm_campaign=printemps&utm_content=haut&utm_term=lien";

/** The first two questions of the home page, as their events name them. */
export const [firstQuestion, secondQuestion] = (content("landing/faq.json").items as { question: string }[]).map(
  ({ question }) => shown(question),
);

/** The event of each call to action, as a line of `expectExactly`. */
export const cta = {
  header: `CTAClicked Header: ${shown(content("layout/header.json").signUp)}`,
  hero: `CTAClicked Hero Section: ${shown(content("landing/hero.json").cta)}`,
  affiliate: `CTAClicked Affiliate Section: ${shown(content("landing/affiliate.json").cta)}`,
  closing: `CTAClicked CTA Section: ${shown(content("landing/closing.json").cta)}`,
  blog: `CTAClicked Blog Section: ${shown(content("blog.json").cta)}`,
  qr: `CTAClicked QR Code Section: ${shown(content("qrcode/dynamique.json").cta)}`,
  bio: `CTAClicked Link In Bio Section: ${shown(content("lien-en-bio.json").cta)}`,
  shortening: `CTAClicked Shortening Section: ${shown(content("raccourcir-lien.json").cta)}`,
  tool: `CTAClicked Tool Section: ${shown(content("outils/whatsapp.json").next)}`,
  pricing: (plan: string) => `CTAClicked Pricing Section: ${shown(content("landing/pricing.json").cta)} ${plan}`,
};

/** The page's analytics once its bundle has loaded; only tests access them this way. */
export interface MeasuredWindow {
  __analytics: { analytics: Analytics };
}

/** What a scenario acts with: the fixtures of its test. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  collector: TestCollector;
  appHost: AppHost;
}

/** One visit, and what it sends. */
export interface Scenario {
  name: string;
  visit: (visit: Visit) => Promise<unknown>;
  /** Every event that must arrive, each once; any other fails the test. */
  sent: string[];
  tag?: string;
}

/** The body of a scenario's test: the visit sends its events and no other. */
export const exactly =
  ({ visit, sent }: Pick<Scenario, "visit" | "sent">) =>
  async ({ page, context, collector, appHost }: Visit) => {
    await visit({ page, context, collector, appHost });
    await collector.expectExactly(context, sent);
  };

/** A call to action, by the location that its event reports; `index` chooses among several. */
export const action = (page: Page, location: string, index = 0) =>
  page.locator(`[data-event="CTAClicked"][data-event-location="${location}"]`).nth(index);

/** A question of the home page, where one clicks to open it. */
export const questionAt = (page: Page, index: number) =>
  page.locator("details[data-event=FAQOpened] > summary").nth(index);

/** Follows a call to action until the app is shown. */
export async function followAction(page: Page, location: string, index = 0) {
  await action(page, location, index).click();
  await page.waitForURL(`${site.appUrl}/**`);
}
