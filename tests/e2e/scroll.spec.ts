import type { Locator, Page } from "playwright/test";
import { SETTLED_AFTER_MS } from "../../src/browser/scroll/anchor-section";
import { expect, test, visitsOf } from "./fixtures";
import { content } from "./content";
import { follow, holdBundles, hydrated, open, painted } from "./page-state";
import { isAwake, tool } from "./tools";

const READ_TO = 700;

const place = (page: Page) => page.evaluate("Math.round(scrollY)");

/** Scrolls as a visitor does, and waits until the browser has sent the scroll events. */
async function readTo(page: Page, top: number) {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
  await painted(page);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 640 }));

test("a visitor who arrives at a section and scrolls before the bundles load keeps the position", async ({ page }) => {
  const release = await holdBundles(page);
  await page.goto("/#faq");
  await readTo(page, READ_TO);
  release();
  await hydrated(page);
  await painted(page);
  expect(await place(page)).toBe(READ_TO);
});

test("a visitor who scrolls after a reload, before the bundles load, keeps the position", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await readTo(page, 300);
  const release = await holdBundles(page);
  await page.reload();
  await readTo(page, READ_TO);
  release();
  await hydrated(page);
  await painted(page);
  expect(await place(page)).toBe(READ_TO);
});

test("a reload restores the scroll position", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await readTo(page, READ_TO);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => place(page)).toBe(READ_TO);
});

test("a page visited again in the same tab starts at its top", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await readTo(page, READ_TO);
  await page.goto("/raccourcir-lien");
  await page.goto("/blog");
  await hydrated(page);
  await painted(page);
  expect(await place(page)).toBe(0);
});

test("a link within the site leads to the top of its page, and going back restores the position", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await readTo(page, READ_TO);
  await follow(page, "/raccourcir-lien");
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => place(page)).toBe(READ_TO);
});

test("going back within a page restores the position instead of going to a heading", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await readTo(page, READ_TO);
  await page.evaluate(() => (location.hash = "#pricing"));
  await expect.poll(() => place(page)).toBeGreaterThan(2 * READ_TO);
  await painted(page);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(READ_TO);
});

test("going back to a page with a fragment restores the position", async ({ page }) => {
  await page.goto("/#features");
  await hydrated(page);
  const heading = await place(page);
  await readTo(page, READ_TO);
  expect(heading).not.toBe(READ_TO);
  await follow(page, "/blog");
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/#features$/);
  await expect.poll(() => place(page)).toBe(READ_TO);
});

for (const [address, state, wake] of [
  ["/", "rests", null],
  ["/", "has one tool awake", "plans"],
  ["/lien-en-bio/instagram", "rests", null],
] as const) {
  test(`going back to ${address}, which ${state}, shows the same words`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    if (wake) await tool(page, wake).locator("[name=clicks]").fill("3000");
    if (wake) await expect.poll(() => isAwake(page, wake)).toBe(true);
    const words = page.locator("main h2").last();
    await words.evaluate((heading) =>
      scrollTo({ top: heading.getBoundingClientRect().top + scrollY, behavior: "instant" }),
    );
    const distance = () => words.evaluate((heading) => Math.abs(Math.round(heading.getBoundingClientRect().top)));
    await expect.poll(distance).toBe(0);
    await painted(page);
    await follow(page, "/blog");
    await expect.poll(() => place(page)).toBe(0);
    await page.goBack();
    await expect(words).toBeInViewport();
    await expect.poll(distance).toBeLessThanOrEqual(2);
  });
}

test("the position to which the browser scrolls on going back is not stored for the page that is left", async ({
  page,
}) => {
  await page.goto("/blog");
  await hydrated(page);
  await follow(page, "/");
  await expect.poll(() => place(page)).toBe(0);
  await expect(tool(page, "doctor").getByRole("heading").first()).toBeAttached();
  await readTo(page, 3 * READ_TO);
  // What a phone's browser sometimes does on its own: it scrolls before the router has rendered the next page.
  await page.evaluate((top) => {
    const onStep = () => {
      scrollTo({ top, behavior: "instant" });
      document.dispatchEvent(new Event("scroll", { bubbles: true }));
    };
    addEventListener("popstate", onStep, { once: true });
  }, READ_TO);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await painted(page);
  await page.goForward();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => place(page)).toBe(3 * READ_TO);
});

const SHARED = "/raccourcir-lien/whatsapp#outil=whatsapp&number=%2B32470123456";

test("a shared tool is scrolled to, unless the visitor scrolls on or comes back", async ({ page }) => {
  await page.goto(SHARED);
  await expect.poll(() => place(page)).toBeGreaterThan(0);
  await hydrated(page);
  await readTo(page, 2_000);
  const release = await holdBundles(page);
  await page.reload();
  await readTo(page, 2_500);
  // The tool above changes its height when it takes the shared values: the text being read must stay in place.
  const wordsAt = () => page.locator("#questions").evaluate((words) => Math.round(words.getBoundingClientRect().top));
  const reading = await wordsAt();
  release();
  await hydrated(page);
  await expect(page.locator("[data-tool] [name=number]")).toHaveValue("+32470123456");
  await painted(page);
  // Browsers scroll by whole pixels, and texts stand between them.
  const movedBy = async () => Math.abs((await wordsAt()) - reading);
  expect(await movedBy()).toBeLessThanOrEqual(1);
  await follow(page, "/blog");
  await page.goBack();
  await expect(page).toHaveURL(/#outil=/);
  await expect.poll(movedBy).toBeLessThanOrEqual(1);
});

for (const query of ["?gf=ines", "?utm_source=infolettre&utm_medium=email"]) {
  test(`a section's link stays on the page that was reached with ${query}`, async ({ page }) => {
    await page.goto(`/${query}`);
    await hydrated(page);
    await page.evaluate("window.isSamePage = true");
    const link = page.locator('footer a[href="/#pricing"]').first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(/#pricing$/);
    await expect.poll(() => place(page)).toBeGreaterThan(READ_TO);
    expect(await page.evaluate("window.isSamePage")).toBe(true);
  });
}

test("following a section's link again scrolls there and moves the keyboard focus again", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto("/?utm_source=infolettre");
  await hydrated(page);
  await page.evaluate("window.isSamePage = true");
  for (const time of ["first", "second"]) {
    await page.locator('header a[href="/#pricing"]:visible').focus();
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/?utm_source=infolettre#pricing");
    await expect.poll(() => place(page), time).toBeGreaterThan(READ_TO);
    await page.keyboard.press("Tab");
    await expect(page.locator("#pricing :focus"), time).toHaveCount(1);
  }
  expect(await page.evaluate("window.isSamePage")).toBe(true);
});

test("going back before a reloaded page hydrates shows the page of the URL, and counts it", async ({
  page,
  collector,
}) => {
  await open(page, "/qrcode/generateur");
  await follow(page, "/blog");
  const paths = () => collector.events.map(({ url }) => url);
  await expect.poll(paths).toEqual(["/qrcode/generateur", "/blog"]);
  await holdBundles(page);
  await page.reload();
  await expect.poll(paths).toEqual(["/qrcode/generateur", "/blog", "/blog"]);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/qrcode/generateur");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("qrcode/generateur.json").title);
  await expect.poll(paths).toEqual(["/qrcode/generateur", "/blog", "/blog", "/qrcode/generateur"]);
});

test("going back restores a position that was reached before hydration", async ({ page }) => {
  const release = await holdBundles(page);
  await page.goto("/blog");
  await readTo(page, READ_TO);
  release();
  await hydrated(page);
  await follow(page, "/accessibilite");
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect.poll(() => place(page)).toBe(READ_TO);
});

for (const isLoaded of [true, false]) {
  const when = isLoaded ? "" : ", even before the bundles have loaded again";
  test(`going back to a page with a tool shows the same words after a reload in between${when}`, async ({ page }) => {
    await open(page, "/raccourcir-lien/google-sheet");
    const words = page.locator("#limits");
    await words.scrollIntoViewIfNeeded();
    await painted(page);
    const top = () => words.evaluate((found) => Math.round(found.getBoundingClientRect().top));
    const left = await top();
    await follow(page, "/blog");
    // The URL changes before the page does: without this wait, the reload would be one of a page that was never left.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("blog.json").title);
    const release = isLoaded ? undefined : await holdBundles(page);
    await page.reload();
    if (isLoaded) await hydrated(page);
    await page.goBack();
    await expect(tool(page, "google-docs").locator("h2")).toBeAttached();
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(2);
    release?.();
    await hydrated(page);
    await painted(page);
    expect(Math.abs((await top()) - left)).toBeLessThanOrEqual(2);
  });
}

test("a click that is under way while the page hydrates reaches its link", async ({ page, appHost }) => {
  await page.goto("/blog");
  await hydrated(page);
  await readTo(page, READ_TO);
  const release = await holdBundles(page);
  await page.reload();
  const action = page.locator('[data-event-location="Blog Section"]');
  await action.hover();
  await page.mouse.down();
  release();
  await hydrated(page);
  await painted(page);
  await page.mouse.up();
  await visitsOf(appHost).toHaveLength(1);
});

test("a question that is opened stays in place while the answer above it closes", async ({ page }) => {
  await page.goto("/#faq");
  await hydrated(page);
  const question = (index: number) => page.locator("#faq summary").nth(index);
  await question(0).click();
  const top = () => question(1).evaluate((summary) => Math.round(summary.getBoundingClientRect().top));
  await page.evaluate((by) => scrollBy(0, by), (await top()) - 120);
  await painted(page);
  expect(await top()).toBe(120);
  await question(1).click();
  await expect(page.locator("#faq details").nth(0)).not.toHaveAttribute("open");
  await painted(page);
  // A page scrolls by whole pixels, but an answer can have any height.
  expect(Math.abs((await top()) - 120)).toBeLessThanOrEqual(1);
});

test.describe("in a browser without scroll anchoring (Safari)", () => {
  test.use({ bypassCSP: true });

  test.beforeEach(({ page }) =>
    page.addInitScript((settledAfter) => {
      const supports = CSS.supports.bind<(...asked: string[]) => boolean>(CSS);
      CSS.supports = (...asked: string[]) => asked[0] !== "overflow-anchor" && supports(...asked);
      // On a slow machine, what grows late may come later than the page waits for it.
      const { setTimeout } = window;
      window.setTimeout = ((act: () => void, wait = 0, ...rest: unknown[]) =>
        setTimeout(act, wait === settledAfter ? 60_000 : wait, ...rest)) as typeof setTimeout;
      addEventListener("DOMContentLoaded", () => {
        const style = document.createElement("style");
        style.textContent = "html{overflow-anchor:none}";
        document.head.append(style);
      });
    }, SETTLED_AFTER_MS),
  );

  for (const section of ["pricing", "faq"]) {
    test(`a link to #${section} of another page stays there when the tools above it load`, async ({ page }) => {
      await page.goto("/blog");
      await hydrated(page);
      await page.locator(`header a[href="/#${section}"], footer a[href="/#${section}"]`).first().dispatchEvent("click");
      await page.waitForURL(`/#${section}`);
      for (const name of ["doctor", "plans"]) await expect(tool(page, name).locator("h2")).toBeAttached();
      await painted(page);
      const top = await page.locator(`#${section}`).evaluate((found) => Math.round(found.getBoundingClientRect().top));
      expect(Math.abs(top - 64)).toBeLessThanOrEqual(1);
    });
  }

  test("going back to a page with a fragment restores the position", async ({ page }) => {
    await page.goto("/blog");
    await hydrated(page);
    await page.locator('header a[href="/#pricing"]').first().dispatchEvent("click");
    await page.waitForURL("/#pricing");
    // Until everything above has its height, the section stays in view for a visitor who has not scrolled on.
    for (const name of ["doctor", "plans"]) await expect(tool(page, name).locator("h2")).toBeAttached();
    await painted(page);
    await readTo(page, READ_TO);
    await follow(page, "/blog");
    await expect.poll(() => place(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/#pricing$/);
    await expect.poll(() => place(page)).toBe(READ_TO);
    await painted(page);
    expect(await place(page)).toBe(READ_TO);
  });

  test("a link to an element in the footer of another page leads there and the page works", async ({ page }) => {
    await page.goto("/blog");
    await hydrated(page);
    await page.evaluate('___navigate("/#confidentialite")');
    await expect(page.locator("h1")).toHaveText(content("landing/hero.json").title);
    await expect(page.locator("#confidentialite")).toBeInViewport();
  });

  test("a link to a section of another page stays there when the headings above it grow late", async ({ page }) => {
    await page.goto("/blog");
    await hydrated(page);
    await page.locator('header a[href="/#pricing"]').first().dispatchEvent("click");
    await page.waitForURL("/#pricing");
    await expect(tool(page, "plans").locator("h2")).toBeAttached();
    const grow = () => page.locator("#benefits h2").evaluate((title) => void (title.style.paddingBottom = "400px"));
    const top = () =>
      page.locator("#pricing").evaluate((found) => Math.abs(Math.round(found.getBoundingClientRect().top) - 64));
    await grow();
    await painted(page);
    expect(await top()).toBeLessThanOrEqual(1);
    // A visitor who scrolls on is not moved.
    await page.mouse.wheel(0, 500);
    await expect.poll(top).toBeGreaterThan(400);
  });
});

test.describe("turning a phone or resizing a window", () => {
  /** Scrolls a heading to a share of the window's height, and waits for the scroll event. */
  const readHeading = (heading: Locator, share: number) =>
    heading.evaluate(
      (element, share) =>
        new Promise<void>((resolve) => {
          addEventListener("scroll", () => resolve(), { once: true });
          scrollBy({ top: element.getBoundingClientRect().top - innerHeight * share, behavior: "instant" });
        }),
      share,
    );
  const topOf = (heading: Locator) => heading.evaluate((element) => element.getBoundingClientRect().top / innerHeight);

  for (const address of ["/", "/lien-en-bio/instagram", "/qrcode/carte-de-visite", "/raccourcir-lien/zoom"]) {
    test(`keeps what is being read on ${address} in view`, async ({ page }) => {
      await open(page, address);
      const heading = page.locator("main section h2").nth(3);
      for (const [share, width, height] of [
        [0.25, 740, 360],
        [0.3, 360, 740],
        [0.25, 1280, 800],
        [0.3, 800, 800],
      ] as const) {
        await readHeading(heading, share);
        await page.setViewportSize({ width, height });
        // The layout may be asked for before the frame that reports the new size.
        await expect(async () => {
          const top = await topOf(heading);
          expect(top, `${width} px wide`).toBeGreaterThan(0);
          expect(top, `${width} px wide`).toBeLessThan(0.6);
        }).toPass({ timeout: 5_000 });
      }
    });
  }

  test("does not pull visitors back who have scrolled on, or away from the top", async ({ page }) => {
    await open(page, "/");
    await readHeading(page.locator("main section h2").nth(3), 0.3);
    await readTo(page, 100);
    await page.setViewportSize({ width: 740, height: 360 });
    await painted(page);
    expect(await place(page)).toBeLessThan(READ_TO);
    await readTo(page, 0);
    await page.setViewportSize({ width: 360, height: 740 });
    await painted(page);
    expect(await place(page)).toBe(0);
  });
});
