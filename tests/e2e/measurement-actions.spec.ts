import { WHOLE_BROWSER } from "./browsers";
import { content, SIGN_IN, SIGN_UP, site } from "./content";
import { test, visitsOf } from "./fixtures";
import { action, cta, exactly, followAction, type Scenario, type Visit } from "./measurement";
import { holdBundles, open, toBlog } from "./page-state";

const plans = (content("landing/pricing.json").plans as { name: string }[]).map(({ name }) => name);

const scenarios: Scenario[] = [
  {
    name: "the hero's",
    visit: async ({ page }) => (await open(page), followAction(page, "Hero Section")),
    sent: ["Pageview /", cta.hero],
  },
  {
    name: "every other one of the home page",
    visit: async ({ page, appHost }: Visit) => {
      await open(page);
      const places = ["Header", ...plans.map(() => "Pricing Section"), "Affiliate Section", "CTA Section"];
      for (const [at, place] of places.entries()) {
        await action(page, place, place === "Pricing Section" ? at - 1 : 0).click({ modifiers: ["Control"] });
      }
      await visitsOf(appHost).toEqual(places.map(() => SIGN_UP));
    },
    sent: ["Pageview /", cta.header, ...plans.map(cta.pricing), cta.affiliate, cta.closing],
  },
  {
    name: "the blog's",
    visit: async ({ page }) => (await open(page, "/blog"), followAction(page, "Blog Section")),
    sent: ["Pageview /blog", cta.blog],
  },
  {
    name: "a QR code page's",
    visit: async ({ page }) => (await open(page, "/qrcode/dynamique"), followAction(page, "QR Code Section")),
    sent: ["Pageview /qrcode/dynamique", cta.qr],
  },
  {
    name: "a link-in-bio page's",
    visit: async ({ page }) => (await open(page, "/lien-en-bio/instagram"), followAction(page, "Link In Bio Section")),
    sent: ["Pageview /lien-en-bio/instagram", cta.bio],
  },
  {
    name: "a shortening page's",
    visit: async ({ page }) => (
      await open(page, "/raccourcir-lien/whatsapp"),
      followAction(page, "Shortening Section")
    ),
    sent: ["Pageview /raccourcir-lien/whatsapp", cta.shortening],
  },
  {
    name: "a tool's",
    visit: async ({ page }) => (await open(page, "/raccourcir-lien/whatsapp"), followAction(page, "Tool Section")),
    sent: ["Pageview /raccourcir-lien/whatsapp", cta.tool],
  },
  {
    name: "followed by the keyboard",
    visit: async ({ page }) => {
      await open(page);
      await action(page, "Hero Section").press("Enter");
      await page.waitForURL(SIGN_UP);
    },
    sent: ["Pageview /", cta.hero],
  },
  ...(["Control", "Shift"] as const).map((modifier) => ({
    name: `followed with ${modifier}, in another tab or window`,
    visit: async ({ page, appHost }: Visit) => {
      await open(page);
      await action(page, "Hero Section").click({ modifiers: [modifier] });
      await visitsOf(appHost).toEqual([SIGN_UP]);
    },
    sent: ["Pageview /", cta.hero],
  })),
  {
    name: "followed with the middle button",
    visit: async ({ page, appHost }) => {
      await open(page);
      await action(page, "Hero Section").click({ button: "middle" });
      await visitsOf(appHost).toEqual([SIGN_UP]);
    },
    sent: ["Pageview /", cta.hero],
  },
  {
    name: "double-clicked: one decision",
    visit: async ({ page }) => {
      await open(page);
      await action(page, "Hero Section").dblclick();
      await page.waitForURL(SIGN_UP);
    },
    sent: ["Pageview /", cta.hero],
  },
  {
    name: "clicked with the right button: not followed",
    visit: async ({ page }) => (await open(page), action(page, "Hero Section").click({ button: "right" })),
    sent: ["Pageview /"],
  },
  {
    name: "another link to the app, which is no call to action",
    visit: async ({ page }) => {
      await open(page);
      await page.locator(`header a[href="${SIGN_IN}"]`).first().click();
      await page.waitForURL(SIGN_IN);
    },
    sent: ["Pageview /"],
  },
  {
    name: "clicked while the bundles are held back",
    visit: async ({ page }) => {
      await holdBundles(page);
      await page.goto("/", { waitUntil: "commit" });
      await followAction(page, "Hero Section");
    },
    sent: ["Pageview /", cta.hero],
  },
  {
    name: "clicked after a route change",
    visit: async ({ page }) => (await open(page), await toBlog(page), followAction(page, "Blog Section")),
    sent: ["Pageview /", "Pageview /blog", cta.blog],
  },
  {
    name: "the page is left within the same tick",
    visit: async ({ page }) => {
      await open(page);
      const elsewhere = `${site.appUrl}/ailleurs`;
      const left = page.waitForURL(elsewhere);
      await action(page, "CTA Section").evaluate((link: HTMLElement, address) => {
        link.addEventListener("click", (event) => event.preventDefault());
        link.click();
        location.href = address;
      }, elsewhere);
      await left;
    },
    sent: ["Pageview /", cta.closing],
  },
  {
    name: "the tab is closed at once, while the collector has not yet answered a preflight",
    tag: WHOLE_BROWSER,
    visit: async ({ context, collector }) => {
      collector.behave({ slow: 3_000 });
      const tab = await context.newPage();
      await open(tab);
      await action(tab, "Hero Section").evaluate((link: HTMLElement) => {
        link.addEventListener("click", (event) => event.preventDefault());
        link.click();
      });
      await tab.close({ runBeforeUnload: true });
    },
    sent: ["Pageview /", cta.hero],
  },
  {
    name: "a click on anything else: automatic clicks are off",
    visit: async ({ page }) => {
      await open(page);
      await page.getByRole("heading", { level: 1 }).click();
      await page.locator("main p").first().click();
    },
    sent: ["Pageview /"],
  },
];

test.describe("A call to action: exactly these events", () => {
  for (const { name, tag, ...scenario } of scenarios) test(name, { tag }, exactly(scenario));
});
