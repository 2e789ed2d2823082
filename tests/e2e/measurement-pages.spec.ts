import { copyFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright/test";
import { BUILT_FOLDER } from "../../src/content/files/project-folders";
import { WHOLE_BROWSER } from "./browsers";
import { content, SIGN_UP } from "./content";
import { expect, test } from "./fixtures";
import { CAMPAIGN, exactly, type Scenario } from "./measurement";
import { open, toBlog } from "./page-state";

const blogLink = (page: Page) => page.locator('footer a[href="/blog"]').first();

const scenarios: Scenario[] = [
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
      await page.evaluate(() => window.___navigate("/qrcode/inconnu"));
      await page.waitForURL("**/qrcode/inconnu");
    },
    sent: ["Pageview /", "Pageview /qrcode/inconnu"],
  },
  {
    name: "a page followed before the router has shown the section of an earlier click",
    visit: async ({ page }) => {
      await open(page);
      await page.evaluate(async () => {
        await window.___loader.loadPage("/blog");
        // The router handles a history step in the next frame, and React after it: this runs between the two.
        window.addEventListener("popstate", () =>
          queueMicrotask(() => requestAnimationFrame(() => void window.___navigate("/blog"))),
        );
        location.hash = "features";
      });
      await page.waitForURL("**/blog");
    },
    sent: ["Pageview /", "Pageview /blog"],
  },
  {
    name: "a page that is shown only after the visitor has gone back, and the one gone back to",
    visit: async ({ page }) => {
      // The router learns of the step back once the page is shown, as on a slow device.
      await page.addInitScript(() =>
        addEventListener("popstate", (step) => step.isTrusted && step.stopImmediatePropagation()),
      );
      await open(page);
      await page.evaluate(async () => {
        await window.___loader.loadPage("/blog");
        const push = history.pushState;
        history.pushState = (...entry) => {
          history.pushState = push;
          history.pushState(...entry);
          history.back();
        };
        // The router shows a page in the next frame: here, in the first one after the browser has gone back.
        const inNextFrame = requestAnimationFrame;
        window.requestAnimationFrame = (draw) =>
          inNextFrame((time) => (location.pathname === "/" ? draw(time) : requestAnimationFrame(draw)));
        void window.___navigate("/blog");
      });
      await expect(page.locator("h1")).toHaveText(content("blog.json").title);
      await page.waitForURL("/");
      await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate", { state: history.state })));
    },
    sent: ["Pageview /", "Pageview /blog", "Pageview /"],
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
    name: "a link to the page that is shown, for a visitor whom an affiliate has sent",
    visit: async ({ page }) => {
      await open(page, "/blog?gf=ami");
      await blogLink(page).evaluate((link: HTMLElement) => link.click());
      await page.waitForURL("/blog");
      await page.locator("#main details, footer details").first().click();
    },
    sent: ["Pageview /blog?gf=ami"],
  },
  {
    name: "a page that the visitor has saved, and a page of the site after it",
    visit: async ({ page }) => {
      const saved = test.info().outputPath("page.html");
      copyFileSync(path.join(BUILT_FOLDER, "index.html"), saved);
      await page.goto(pathToFileURL(saved).href);
      await page.locator("#faq summary").first().click();
      await open(page, "/blog");
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

test.describe("pageviews: exactly these events", () => {
  for (const { name, tag, ...scenario } of scenarios) test(name, { tag }, exactly(scenario));
});
