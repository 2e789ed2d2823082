import type { BrowserContext, Page } from "playwright/test";
import { WHOLE_BROWSER } from "./browsers";
import { COLLECTOR_PORT } from "../ports";
import { content, SIGN_IN, SIGN_UP, site } from "./content";
import type { Analytics } from "../../src/analytics/api";
import { inlineConfig } from "../../src/gatsby/inline-config";
import { buildInlineScripts } from "../../src/gatsby/inline-scripts";
import { expect, holdBundles, test, withSetting } from "./fixtures";
import { hydrated, toBlog } from "./page-state";
import type { AppHost } from "./loopback/app-host";
import type { TestCollector } from "./loopback/test-collector";

/** As the analytics send a text: with plain spaces. */
const shown = (text: string) => text.replace(/\s+/g, " ");

/** Where the tested site sends its events. */
const COLLECTOR = `http://localhost:${COLLECTOR_PORT}/events`;

const CAMPAIGN =
  "gclid=g1&fbclid=f2&msclkid=m3&utm_source=lettre&utm_id=42&utm_medium=mail&utm_campaign=printemps&utm_content=haut&utm_term=lien";

const [first, second] = (content("landing/faq.json").items as { question: string }[]).map(({ question }) =>
  shown(question),
);
const cta = {
  header: `CTAClicked Header: ${shown(content("layout/header.json").signUp)}`,
  hero: `CTAClicked Hero Section: ${shown(content("landing/hero.json").cta)}`,
  affiliate: `CTAClicked Affiliate Section: ${shown(content("landing/affiliate.json").cta)}`,
  closing: `CTAClicked CTA Section: ${shown(content("landing/closing.json").cta)}`,
  blog: `CTAClicked Blog Section: ${shown(content("blog.json").cta)}`,
  qr: `CTAClicked QR Code Section: ${shown(content("qrcode/dynamique.json").cta)}`,
  bio: `CTAClicked Link In Bio Section: ${shown(content("lien-en-bio.json").cta)}`,
  shortening: `CTAClicked Shortening Section: ${shown(content("raccourcir-lien.json").cta)}`,
  pricing: (plan: string) => `CTAClicked Pricing Section: ${shown(content("landing/pricing.json").cta)} ${plan}`,
};
const plans = (content("landing/pricing.json").plans as { name: string }[]).map(({ name }) => name);

/** The page's analytics once its bundle has come, as tests and nobody else reach them. */
interface Attended {
  __analytics: { attended: Analytics };
}

interface Visit {
  page: Page;
  context: BrowserContext;
  collector: TestCollector;
  appHost: AppHost;
}

interface Scenario {
  name: string;
  visit: (visit: Visit) => Promise<unknown>;
  /** Every event that may arrive, each once: any other is refuted. */
  sent: string[];
  tag?: string;
}

const action = (page: Page, location: string, index = 0) =>
  page.locator(`[data-event="CTAClicked"][data-event-location="${location}"]`).nth(index);
const questionAt = (page: Page, index: number) => page.locator("details[data-event=FAQOpened] > summary").nth(index);
const blogLink = (page: Page) => page.locator('footer a[href="/blog"]').first();

async function open(page: Page, address = "/") {
  await page.goto(address);
  await hydrated(page);
}

async function follow(page: Page, location: string, index = 0) {
  await action(page, location, index).click();
  await page.waitForURL(`${site.appUrl}/**`);
}

const pages: Scenario[] = [
  { name: "a direct load", visit: ({ page }) => open(page), sent: ["Pageview /"] },
  {
    name: "a reload is a second page",
    visit: async ({ page }) => (await open(page), page.reload()),
    sent: ["Pageview /", "Pageview /"],
  },
  {
    name: "a deep link with the nine campaign parameters, another one, a code and a fragment",
    visit: ({ page }) => open(page, `/qrcode/dynamique?a=1&${CAMPAIGN}&gf=ami&b=%C3%A9#x`),
    sent: ["Pageview /qrcode/dynamique?a=1&gf=ami&b=%C3%A9"],
  },
  {
    name: "parameters that only look like a campaign's",
    visit: ({ page }) => open(page, "/blog?UTM_SOURCE=a&utm_sources=b&xgclid=c"),
    sent: ["Pageview /blog?UTM_SOURCE=a&utm_sources=b&xgclid=c"],
  },
  {
    name: "the slashed form of an address, whose campaign survives the redirect",
    visit: ({ page }) => open(page, "/blog/?utm_source=x&a=1"),
    sent: ["Pageview /blog?a=1"],
  },
  { name: "an unknown address", visit: ({ page }) => open(page, "/nulle-part"), sent: ["Pageview /nulle-part"] },
  {
    name: "a route change",
    visit: async ({ page }) => (await open(page), toBlog(page)),
    sent: ["Pageview /", "Pageview /blog"],
  },
  {
    name: "a route change, back, and forward",
    visit: async ({ page, collector }) => {
      await open(page);
      await toBlog(page);
      await page.goBack();
      await collector.taken(3);
      await page.goForward();
    },
    sent: ["Pageview /", "Pageview /blog", "Pageview /", "Pageview /blog"],
  },
  {
    name: "an unknown address within the site",
    visit: async ({ page }) => {
      await open(page);
      await page.evaluate(() =>
        (window as unknown as { ___navigate(to: string): void }).___navigate("/qrcode/inconnu"),
      );
      await page.waitForURL("**/qrcode/inconnu");
    },
    sent: ["Pageview /", "Pageview /qrcode/inconnu"],
  },
  {
    name: "a double-click on a route link",
    visit: async ({ page }) => {
      await open(page);
      await blogLink(page).dblclick();
      await page.waitForURL("**/blog");
    },
    sent: ["Pageview /", "Pageview /blog"],
  },
  {
    name: "a link to the page that is shown",
    visit: async ({ page }) => {
      await open(page, "/blog");
      await blogLink(page).click();
    },
    sent: ["Pageview /blog"],
  },
  {
    name: "a change of the hash alone, by a link and by hand",
    visit: async ({ page }) => {
      await open(page);
      await page.locator('footer a[href="/#pricing"]').first().click();
      await page.waitForURL("**/#pricing");
      await page.evaluate(() => (location.hash = "faq"));
      await page.goBack();
    },
    sent: ["Pageview /"],
  },
  {
    name: "a return from the back/forward cache",
    tag: WHOLE_BROWSER,
    visit: async ({ page, collector }) => {
      await open(page);
      await collector.taken(1);
      await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
      await page.goto(SIGN_UP);
      await page.goBack({ waitUntil: "commit" });
      await collector.taken(2);
      expect(await page.evaluate(() => "isTheSamePage" in window), "the page came out of the cache").toBe(true);
    },
    sent: ["Pageview /", "Pageview /"],
  },
  {
    name: "a page left before its first paint",
    visit: async ({ page }) => {
      await page.goto("/blog", { waitUntil: "commit" });
      await page.goto(SIGN_UP);
    },
    sent: ["Pageview /blog"],
  },
  {
    name: "a page whose bundles never come",
    visit: async ({ page }) => {
      await page.route("**/*.js", (route) => route.abort());
      await page.goto("/blog");
    },
    sent: ["Pageview /blog"],
  },
  {
    name: "two tabs",
    visit: async ({ page, context }) => {
      await open(page);
      await open(await context.newPage(), "/blog");
    },
    sent: ["Pageview /", "Pageview /blog"],
  },
];

const questions: Scenario[] = [
  {
    name: "a question opened",
    visit: async ({ page }) => (await open(page), questionAt(page, 0).click()),
    sent: ["Pageview /", `FAQOpened ${first}`],
  },
  {
    name: "a question opened by the keyboard",
    visit: async ({ page }) => (await open(page), questionAt(page, 0).press("Enter")),
    sent: ["Pageview /", `FAQOpened ${first}`],
  },
  {
    name: "another question opened, which closes the first",
    visit: async ({ page }) => {
      await open(page);
      await questionAt(page, 0).click();
      await questionAt(page, 1).click();
      await expect(page.locator("details[data-event=FAQOpened][open]")).toHaveCount(1);
    },
    sent: ["Pageview /", `FAQOpened ${first}`, `FAQOpened ${second}`],
  },
  {
    name: "a question opened and closed",
    visit: async ({ page }) => {
      await open(page);
      await questionAt(page, 0).click();
      await expect(page.locator("details[data-event=FAQOpened][open]")).toHaveCount(1);
      await questionAt(page, 0).click();
      await expect(page.locator("details[data-event=FAQOpened][open]")).toHaveCount(0);
    },
    sent: ["Pageview /", `FAQOpened ${first}`],
  },
  {
    name: "a question opened while the bundles are held back, which hydration does not repeat",
    visit: async ({ page }) => {
      const release = await holdBundles(page);
      await page.goto("/", { waitUntil: "commit" });
      await questionAt(page, 0).click();
      release();
      await hydrated(page);
    },
    sent: ["Pageview /", `FAQOpened ${first}`],
  },
  {
    name: "another block that opens, declaring nothing",
    visit: async ({ page }) => (await open(page), page.locator("footer summary").first().click()),
    sent: ["Pageview /"],
  },
];

const callsToAction: Scenario[] = [
  {
    name: "the header's",
    visit: async ({ page }) => (await open(page), follow(page, "Header")),
    sent: ["Pageview /", cta.header],
  },
  {
    name: "the hero's",
    visit: async ({ page }) => (await open(page), follow(page, "Hero Section")),
    sent: ["Pageview /", cta.hero],
  },
  ...plans.map((plan, index) => ({
    name: `the plan ${plan}'s`,
    visit: async ({ page }: Visit) => (await open(page), follow(page, "Pricing Section", index)),
    sent: ["Pageview /", cta.pricing(plan)],
  })),
  {
    name: "the affiliate programme's",
    visit: async ({ page }) => (await open(page), follow(page, "Affiliate Section")),
    sent: ["Pageview /", cta.affiliate],
  },
  {
    name: "the closing one",
    visit: async ({ page }) => (await open(page), follow(page, "CTA Section")),
    sent: ["Pageview /", cta.closing],
  },
  {
    name: "the blog's",
    visit: async ({ page }) => (await open(page, "/blog"), follow(page, "Blog Section")),
    sent: ["Pageview /blog", cta.blog],
  },
  {
    name: "a QR code page's",
    visit: async ({ page }) => (await open(page, "/qrcode/dynamique"), follow(page, "QR Code Section")),
    sent: ["Pageview /qrcode/dynamique", cta.qr],
  },
  {
    name: "a link-in-bio page's",
    visit: async ({ page }) => (await open(page, "/lien-en-bio/instagram"), follow(page, "Link In Bio Section")),
    sent: ["Pageview /lien-en-bio/instagram", cta.bio],
  },
  {
    name: "a shortening page's",
    visit: async ({ page }) => (await open(page, "/raccourcir-lien/whatsapp"), follow(page, "Shortening Section")),
    sent: ["Pageview /raccourcir-lien/whatsapp", cta.shortening],
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
      await expect.poll(() => appHost.visits).toEqual([SIGN_UP]);
    },
    sent: ["Pageview /", cta.hero],
  })),
  {
    name: "followed with the middle button",
    visit: async ({ page, appHost }) => {
      await open(page);
      await action(page, "Hero Section").click({ button: "middle" });
      await expect.poll(() => appHost.visits).toEqual([SIGN_UP]);
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
      await follow(page, "Hero Section");
    },
    sent: ["Pageview /", cta.hero],
  },
  {
    name: "clicked after a route change",
    visit: async ({ page }) => (await open(page), await toBlog(page), follow(page, "Blog Section")),
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
    name: "the tab is closed at once",
    tag: WHOLE_BROWSER,
    visit: async ({ context }) => {
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

for (const [family, scenarios] of Object.entries({
  Pageviews: pages,
  Questions: questions,
  "A call to action": callsToAction,
}))
  test.describe(`${family}: exactly these events`, () => {
    for (const { name, visit, sent, tag = [] } of scenarios)
      test(name, { tag }, async ({ page, context, collector, appHost }) => {
        await visit({ page, context, collector, appHost });
        await collector.expectExactly(context, sent);
      });
  });

test.describe("An event", () => {
  test("is the wire format, field by field", async ({ page, context, collector }) => {
    await page.goto(`/blog?${CAMPAIGN}`, { referer: "https://search.test/" });
    const [event] = await collector.taken(1);
    const [request] = collector.requests;
    const { headers, method } = request!;
    const visitor = (await context.cookies()).find(({ name }) => name === "visitor_id");
    expect(method).toBe("POST");
    expect(headers).toMatchObject({ "content-type": "application/json", "x-logspot-pk": "pk_test" });
    expect(headers).not.toHaveProperty("cookie");
    expect(JSON.stringify(event)).toBe(
      JSON.stringify({
        name: "Pageview",
        channel: null,
        message: null,
        notify: null,
        user_id: visitor!.value,
        metadata: Object.fromEntries(new URLSearchParams(CAMPAIGN)),
        hostname: "localhost",
        url: "/blog",
        referrer: "https://search.test/",
        language: "fr-FR",
        screen: "1280x720",
      }),
    );
  });

  test("has as referrer null, then the page before, path and query without the campaign", async ({
    page,
    collector,
  }) => {
    await open(page, "/?utm_source=x&a=1");
    await toBlog(page);
    await collector.taken(2);
    await page.goBack();
    const events = await collector.taken(3);
    expect(events.map(({ url, referrer }) => [url, referrer])).toEqual([
      ["/?a=1", null],
      ["/blog", "/?a=1"],
      ["/?a=1", "/blog"],
    ]);
  });

  test("of a page is sent when the page has its title", async ({ page, collector }) => {
    await open(page);
    await collector.taken(1);
    await page.evaluate(() => {
      const titles: string[] = [];
      const analytics = (window as unknown as Attended).__analytics.attended;
      let count = analytics.sentEvents().length;
      analytics.subscribe(() => {
        if (analytics.sentEvents().length > count) titles.push(document.title.replace(/\s/g, " "));
        count = analytics.sentEvents().length;
      });
      Object.assign(window, { titles });
    });
    await toBlog(page);
    await collector.taken(2);
    expect(await page.evaluate(() => (window as unknown as { titles: string[] }).titles)).toEqual([
      shown(content("blog.json").pageTitle),
    ]);
  });

  test("carries the campaign of the visit, until another one replaces it whole", async ({
    page,
    context,
    collector,
  }) => {
    await open(page, "/?utm_source=lettre&utm_term=a");
    await toBlog(page);
    await open(page, "/?gclid=g");
    const events = await collector.expectExactly(context, ["Pageview /", "Pageview /blog", "Pageview /"]);
    expect(events.map(({ metadata }) => metadata)).toEqual([
      { utm_source: "lettre", utm_term: "a" },
      { utm_source: "lettre", utm_term: "a" },
      { gclid: "g" },
    ]);
  });

  test("carries the super-properties over the campaign, and its own over both", async ({ page, collector }) => {
    await open(page, "/?utm_source=lettre&utm_term=a");
    await page.evaluate(() => {
      const analytics = (window as unknown as Attended).__analytics.attended;
      analytics.setSuperProperties({ utm_term: "b", location: "page" });
      analytics.track("Essai", { location: "ici" });
    });
    const events = await collector.taken(2);
    const { metadata } = events.find(({ name }) => name === "Essai")!;
    expect(metadata).toEqual({ utm_source: "lettre", utm_term: "b", location: "ici" });
  });

  test("has the same visitor on the next page, in another tab and on the next visit", async ({
    page,
    context,
    collector,
  }) => {
    await open(page);
    await open(await context.newPage(), "/blog");
    await page.close();
    await open(await context.newPage(), "/qrcode/dynamique");
    const events = await collector.taken(3);
    expect(new Set(events.map(({ user_id: visitor }) => visitor)).size).toBe(1);
  });

  test("leaves cookies of the lifetimes decided, first-party and lax", async ({ page, context, collector }) => {
    await open(page, "/?utm_source=lettre");
    await collector.taken(1);
    await page.evaluate(() => (window as unknown as Attended).__analytics.attended.setSuperProperties({ a: 1 }));
    const { cookieDays } = content("site.json").analytics as { cookieDays: Record<string, number> };
    // Chromium keeps no cookie longer than 400 days.
    const days = [cookieDays["campaign"], cookieDays["superProperties"], Math.min(cookieDays["visitor"]!, 400)];
    const cookies = (await context.cookies()).sort((one, other) => one.name.localeCompare(other.name));
    expect(cookies.map(({ name }) => name)).toEqual(["campaign", "super_properties", "visitor_id"]);
    for (const [index, { sameSite, path, domain, secure, expires }] of cookies.entries()) {
      expect({ sameSite, path, domain, secure }).toEqual({
        sameSite: "Lax",
        path: "/",
        domain: "localhost",
        secure: false,
      });
      expect((expires - Date.now() / 1000) / 86_400).toBeCloseTo(days[index]!, 1);
    }
  });
});

test.describe("A visitor who asks not to be measured", () => {
  const means: Record<string, { address?: string; arrange?: (context: BrowserContext) => Promise<unknown> }> = {
    "by ?dnt": { address: "/?dnt" },
    "by ?dnt=1": { address: "/?a=1&dnt=1&utm_source=x" },
    "by local storage": {
      arrange: (context) => context.addInitScript(() => localStorage.setItem("analytics_dnt", "1")),
    },
    "by the browser's Do Not Track": {
      arrange: (context) => context.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" })),
    },
    "by Global Privacy Control": {
      arrange: (context) =>
        context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true })),
    },
  };
  for (const [name, { address = "/?utm_source=x", arrange }] of Object.entries(means))
    test(`${name} sends nothing, keeps no cookie and loses those of earlier visits`, async ({
      page,
      context,
      collector,
    }) => {
      await context.addCookies(
        ["visitor_id", "campaign", "super_properties"].map((cookie) => ({
          name: cookie,
          value: "12345678",
          url: "http://localhost",
        })),
      );
      await arrange?.(context);
      await open(page, address);
      await questionAt(page, 0).click();
      await toBlog(page);
      await action(page, "Blog Section").click({ modifiers: ["Control"] });
      await collector.settle(context);
      await follow(page, "Blog Section");
      await collector.settle(context);
      expect(collector.requests).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });

  test("is remembered on the next visit, and is measured again after ?dnt=0", async ({ page, context, collector }) => {
    await open(page, "/?dnt=1");
    await open(page, "/blog");
    await collector.settle(context);
    expect(collector.requests).toEqual([]);
    await open(page, "/qrcode/dynamique?dnt=0");
    await open(page, "/blog");
    await collector.expectExactly(context, ["Pageview /qrcode/dynamique", "Pageview /blog"]);
  });

  test("in mid-visit, in another tab, stops every tab at once", async ({ page, context, collector }) => {
    await open(page);
    await collector.taken(1);
    await open(await context.newPage(), "/blog?dnt=1");
    await page.waitForFunction(() => !(window as unknown as Attended).__analytics.attended.measurement.isOn());
    await questionAt(page, 0).click();
    await toBlog(page);
    await collector.expectExactly(context, ["Pageview /"]);
    expect(await context.cookies()).toEqual([]);
  });

  test("in mid-visit, while an event waits for its next try, takes it back", async ({ page, context, collector }) => {
    await open(page);
    await collector.taken(1);
    await page.clock.install();
    collector.behave({ status: 503 });
    const refused = page.waitForResponse("**/events");
    await page.evaluate(() => (window as unknown as Attended).__analytics.attended.track("Essai"));
    await refused;
    await page.evaluate(() => (window as unknown as Attended).__analytics.attended.measurement.set(false));
    collector.behave("ok");
    await page.clock.fastForward(60_000);
    await collector.expectExactly(context, ["Pageview /"]);
    expect(collector.requests).toHaveLength(2);
  });

  test(
    "on a page that comes back from the cache stays unmeasured there",
    { tag: WHOLE_BROWSER },
    async ({ page, context, collector }) => {
      await open(page);
      await collector.taken(1);
      await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
      await page.goto("/blog?dnt=1");
      await page.goBack({ waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("landing/hero.json").title);
      expect(await page.evaluate(() => "isTheSamePage" in window), "the page came out of the cache").toBe(true);
      await collector.expectExactly(context, ["Pageview /"]);
      expect(await context.cookies()).toEqual([]);
    },
  );
});

test.describe("Whatever the browser refuses", () => {
  /** Nothing on the page fails, and the console stays clean. */
  const watch = (page: Page) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    return errors;
  };

  const refusals: Record<string, () => void> = {
    "local storage that throws when it is read": () => {
      Storage.prototype.getItem = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
    "local storage that throws when it is written": () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    "local storage that is not there": () =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    "cookies that throw": () =>
      Object.defineProperty(document, "cookie", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
        set() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    "cookies dropped in silence": () => Object.defineProperty(document, "cookie", { get: () => "", set() {} }),
  };
  for (const [name, refuse] of Object.entries(refusals))
    test(`${name}: every event goes, each once, under one id for the page`, async ({ page, context, collector }) => {
      const errors = watch(page);
      await context.addInitScript(refuse);
      await open(page, "/?utm_source=x");
      await questionAt(page, 0).click();
      await toBlog(page);
      const events = await collector.expectExactly(context, ["Pageview /", `FAQOpened ${first}`, "Pageview /blog"]);
      expect(new Set(events.map(({ user_id: visitor }) => visitor)).size).toBe(1);
      expect(events.map(({ metadata }) => (metadata as Record<string, string>)["utm_source"])).toEqual(["x", "x", "x"]);
      expect(errors).toEqual([]);
    });

  test("refusing measurement where nothing can be stored holds for the visit to the page", async ({
    page,
    context,
    collector,
  }) => {
    await context.addInitScript(refusals["local storage that is not there"]!);
    await open(page, "/?dnt=1");
    await toBlog(page);
    await collector.settle(context);
    expect(collector.requests).toEqual([]);
  });

  const corrupt: Record<string, Record<string, string>> = {
    "percent garbage": { visitor_id: "%E0%A4%A", campaign: "%", super_properties: "%zz" },
    "not JSON": { visitor_id: "abc", campaign: "{", super_properties: "undefined" },
    "other JSON": { visitor_id: "null", campaign: "[1]", super_properties: "7" },
    markup: { visitor_id: "<script>alert(1)</script>", campaign: '"<b>"', super_properties: "<i>" },
    "a very long id": { visitor_id: "a".repeat(3_000), campaign: "null", super_properties: '"x"' },
  };
  for (const [name, cookies] of Object.entries(corrupt))
    test(`corrupt cookies (${name}) count as none, and the id is replaced`, async ({ page, context, collector }) => {
      const errors = watch(page);
      await context.addCookies(
        Object.entries(cookies).map(([cookie, value]) => ({ name: cookie, value, url: "http://localhost" })),
      );
      await open(page, "/blog");
      const [event] = await collector.expectExactly(context, ["Pageview /blog"]);
      expect(event!["metadata"]).toEqual({});
      expect(event!["user_id"]).toMatch(/^[\d-]{8,64}$/);
      expect(errors).toEqual([]);
    });

  const hostile: Record<string, [value: string, kept: string]> = {
    markup: ["%3Cscript%3Ealert(1)%3C/script%3E", "<script>alert(1)</script>"],
    quotes: ["%22%7D%5D%5C", '"}]\\'],
    "a null byte and a line break": ["a%00b%0D%0Ac", "a\u0000b\r\nc"],
    "percent garbage": ["%E0%A4%A", "\ufffd%A"],
    "a lone surrogate and an emoji": ["%ED%A0%80%F0%9F%94%97", "\ufffd\ufffd\ufffd🔗"],
    "a prototype's name": ["__proto__", "__proto__"],
    "5,000 characters": ["x".repeat(5_000), "x".repeat(500)],
  };
  for (const [name, [value, kept]] of Object.entries(hostile))
    test(`a hostile campaign value (${name}) is only a value`, async ({ page, context, collector }) => {
      const errors = watch(page);
      await open(page, `/blog?utm_source=${value}&__proto__=1&utm_source=second&constructor=2`);
      const [event] = await collector.expectExactly(context, ["Pageview /blog?__proto__=1&constructor=2"]);
      expect(event!["metadata"]).toEqual({ utm_source: kept });
      expect(errors).toEqual([]);
    });
});

test.describe("Whatever the collector does", { tag: WHOLE_BROWSER }, () => {
  test("down for three seconds, then up: the event arrives once", async ({ page, context, collector }) => {
    await collector.down();
    let failures = 0;
    page.on("requestfailed", (request) => void (request.method() === "POST" && failures++));
    await open(page, "/blog");
    // Tries go at once, after one second, and after two more.
    await expect.poll(() => failures, { timeout: 10_000 }).toBe(3);
    await collector.up();
    await collector.expectExactly(context, ["Pageview /blog"]);
  });

  test("down for good: four tries, a line in the console, and a page that works", async ({
    page,
    context,
    collector,
  }) => {
    await collector.down();
    const warnings: string[] = [];
    const errors: Error[] = [];
    let failures = 0;
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    page.on("pageerror", (error) => errors.push(error));
    page.on("requestfailed", (request) => void (request.method() === "POST" && failures++));
    await page.clock.install();
    await open(page, "/blog");
    for (const [index, wait] of [1_000, 2_000, 4_000, 60_000].entries()) {
      await expect.poll(() => failures).toBe(index + 1);
      await page.clock.fastForward(wait);
    }
    await expect.poll(() => warnings).toEqual([expect.stringContaining("analytics: not delivered")]);
    await page.clock.fastForward(120_000);
    await collector.up();
    await collector.expectExactly(context, []);
    expect({ failures, errors }).toEqual({ failures: 4, errors: [] });
  });

  test("hanging: the page works, other events go, and nothing is sent twice", async ({ page, context, collector }) => {
    collector.behave("hang");
    await page.clock.install();
    await open(page, "/");
    await page.clock.fastForward(100);
    await collector.received(1);
    collector.behave("ok");
    await questionAt(page, 0).click();
    await collector.taken(1);
    await page.clock.fastForward(31_000);
    await page.clock.fastForward(120_000);
    await collector.expectExactly(context, [`FAQOpened ${first}`]);
    expect(collector.requests).toHaveLength(2);
  });

  for (const status of [500, 503, 429, 408, 400, 404])
    test(`answering ${status}, then 200: the event is taken once, at the second try`, async ({
      page,
      context,
      collector,
    }) => {
      collector.behave({ status, once: true });
      await open(page, "/blog");
      // After 408 on a kept-alive connection, the second try is Chromium's own.
      await collector.expectExactly(context, ["Pageview /blog"]);
      expect(collector.requests).toHaveLength(2);
    });

  test("answering something that is not JSON, or nothing but 204: the event is taken, and not sent again", async ({
    page,
    context,
    collector,
  }) => {
    collector.behave("not-json");
    await open(page, "/blog");
    await collector.taken(1);
    collector.behave({ status: 204 });
    await open(page, "/");
    await collector.expectExactly(context, ["Pageview /blog", "Pageview /"]);
    expect(collector.requests).toHaveLength(2);
  });

  test("slow: the page does not wait, and the click that leaves is not lost", async ({ page, context, collector }) => {
    collector.behave({ slow: 1_500 });
    await open(page);
    await follow(page, "Hero Section");
    await collector.expectExactly(context, ["Pageview /", cta.hero]);
    expect(collector.requests).toHaveLength(2);
  });

  test("cutting the connection, then well: the event is sent again", async ({ page, context, collector }) => {
    collector.behave("close");
    await open(page, "/blog");
    await collector.received(1);
    collector.behave("ok");
    await collector.expectExactly(context, ["Pageview /blog"]);
  });

  test("down while the page is left: what waits goes once more, at once", async ({ page, context, collector }) => {
    collector.behave({ status: 503 });
    const refused = page.waitForResponse("**/events");
    await page.goto("/blog", { waitUntil: "commit" });
    await refused;
    collector.behave("ok");
    await page.goto(SIGN_UP);
    await collector.expectExactly(context, ["Pageview /blog"]);
  });
});

test.describe("The site's settings", () => {
  test("without a collector, nothing is sent nor kept, and the console says so once", async ({
    page,
    context,
    collector,
  }) => {
    const lines: string[] = [];
    page.on("console", (message) => message.type() === "info" && lines.push(message.text()));
    await withSetting(page, `endpoint:"${COLLECTOR}"`, 'endpoint:""');
    await open(page);
    await questionAt(page, 0).click();
    await toBlog(page);
    await collector.settle(context);
    expect(collector.requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(lines.filter((line) => line.startsWith("analytics:"))).toEqual([
      "analytics: not configured, nothing is sent",
    ]);
  });

  async function openWithAutomaticClicks(page: Page) {
    const { analytics, ...rest } = inlineConfig();
    const inline = async (autoClicks: boolean) => {
      const chosen = { ...analytics, endpoint: COLLECTOR, key: "pk_test", autoClicks };
      return (await buildInlineScripts({ ...rest, analytics: chosen })).analytics;
    };
    await withSetting(page, await inline(false), await inline(true));
    await open(page);
  }

  test("with automatic clicks, a click beside the page is sent with the page's words alone", async ({
    page,
    collector,
  }) => {
    await openWithAutomaticClicks(page);
    await page.evaluate(() => document.documentElement.click());
    const click = (await collector.taken(2)).find(({ name }) => name === "Click");
    const { text } = click!["metadata"] as { text: string };
    expect(text).toContain(shown(content("layout/header.json").signUp));
    expect(text).not.toMatch(/[{}]/);
  });

  test("with automatic clicks, a click is sent with its text, cut at 500 characters", async ({ page, collector }) => {
    await openWithAutomaticClicks(page);
    await page.getByRole("heading", { level: 1 }).evaluate((heading: HTMLElement) => {
      heading.textContent = "é".repeat(600);
      heading.click();
    });
    const click = (await collector.taken(2)).find(({ name }) => name === "Click");
    expect(click!["metadata"]).toEqual({ text: "é".repeat(500), tag: "h1" });
  });
});

test.describe("In earnest, a browser set by its owner", () => {
  test("to send Do Not Track is not measured", async ({ startBrowser, collector }) => {
    const context = await startBrowser({ enable_do_not_track: true });
    const page = await context.newPage();
    await open(page, "/?utm_source=x");
    await follow(page, "Hero Section");
    await collector.settle(context);
    expect(collector.requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test("to block all site data sends every event, each once", async ({ startBrowser, collector }) => {
    const context = await startBrowser({ profile: { default_content_setting_values: { cookies: 2 } } });
    const page = await context.newPage();
    await open(page, "/?utm_source=x");
    await questionAt(page, 0).click();
    await follow(page, "Hero Section");
    await collector.expectExactly(context, ["Pageview /", `FAQOpened ${first}`, cta.hero]);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing is sent nor kept", async ({ page, context, collector }) => {
    await page.goto("/?utm_source=x&gf=ami");
    await questionAt(page, 0).click();
    await follow(page, "Hero Section");
    expect(collector.requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});
