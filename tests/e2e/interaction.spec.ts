import { expect, type Page, test } from "playwright/test";
import { content, SIGN_IN, SIGN_UP, site } from "./content";
import { watchErrors } from "./page-errors";
import { follow, holdBundles, hydrated, woken, systemColor } from "./page-state";
import { planCard, planCards, pricingLink } from "./plans";

const pricing = content("landing/pricing.json");
const faq = content("landing/faq.json");
const header = content("layout/header.json");
const footer = content("layout/footer.json");

/* Section 9 of the specification: how long an explanation waits, and how long after it the next one opens at once. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/* Prices and figures of section 9, as the visitor reads them. */
const PRICES = [
  { name: "DÉBUTANT", monthly: "2,90 €", annual: "29 €", struck: "35 €" },
  { name: "PRO", monthly: "9,90 €", annual: "99 €", struck: "119 €" },
  { name: "ÉQUIPE", monthly: "24,90 €", annual: "249 €", struck: "299 €" },
  { name: "CROISSANCE", monthly: "59,90 €", annual: "590 €", struck: "719 €" },
];
const FIGURES = {
  DÉBUTANT: [
    "2 000 clics",
    "1 sous-domaine interne",
    "Aucun domaine personnalisé",
    "1 utilisateur",
    "Aucun lien dynamique",
    "30 jours",
    "standard",
  ],
  PRO: [
    "8 000 clics",
    "3 sous-domaines",
    "3 domaines personnalisés",
    "1 utilisateur",
    "3 liens dynamiques",
    "90 jours",
    "standard",
  ],
  ÉQUIPE: [
    "25 000 clics",
    "5 sous-domaines",
    "5 domaines personnalisés",
    "3 utilisateurs (à venir)",
    "5 liens dynamiques",
    "180 jours",
    "prioritaire",
  ],
  CROISSANCE: [
    "Clics illimités",
    "10 sous-domaines",
    "10 domaines personnalisés",
    "5 utilisateurs (à venir)",
    "Liens dynamiques illimités",
    "720 jours",
    "prioritaire",
  ],
};

const visibleText = async (page: Page, name: string) =>
  (await planCard(page, name).innerText()).replace(/[\u00A0\u202F]/g, " ");
const annual = (page: Page) => page.getByText(pricing.billing.annual, { exact: false }).first();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "when JavaScript is unavailable", () => {
    test.use({ javaScriptEnabled });

    test("the four plans show every figure of section 9, monthly and annual", async ({ page }) => {
      await page.goto("/");
      for (const { name, monthly, annual: perYear } of PRICES) {
        const text = await visibleText(page, name);
        expect(text).toContain(monthly);
        expect(text).not.toContain(`${perYear} par an`);
        for (const figure of FIGURES[name as keyof typeof FIGURES]) expect(text).toContain(figure);
      }
      await annual(page).click();
      for (const { name, monthly, annual: perYear, struck } of PRICES) {
        const text = await visibleText(page, name);
        expect(text).toContain(`${perYear} par an`);
        expect(text).toContain(struck);
        expect(text).not.toContain(monthly);
        await expect(planCard(page, name).locator("s")).toBeVisible();
      }
      const table = page.locator("#pricing table");
      const row = async (label: string) =>
        (
          await table
            .getByRole("row")
            .filter({ has: page.getByRole("rowheader", { name: label }) })
            .getByRole("cell")
            .allInnerTexts()
        ).map((text) => text.replace(/\s+/g, " ").trim());
      expect(await row(pricing.billing.price)).toEqual(
        PRICES.map(({ monthly, annual: perYear }) => `${monthly} par mois ${perYear} par an`),
      );
      expect(await row(pricing.rows.users.label)).toEqual(["1", "1", "3 (à venir)", "5 (à venir)"]);
      expect(await page.locator("#pricing table + ul > li").allInnerTexts()).toEqual(pricing.everyPlan);
    });

    test("PRO is marked popular, CROISSANCE premium, and the annual choice says what it saves", async ({ page }) => {
      await page.goto("/");
      await expect(planCard(page, "PRO").getByText(pricing.badges.popular)).toBeVisible();
      await expect(planCard(page, "CROISSANCE").getByText(pricing.badges.premium)).toBeVisible();
      await expect(page.locator("#pricing").getByText("2 mois offerts").first()).toBeVisible();
    });

    test("one FAQ answer is open at a time, and it can be closed", async ({ page }) => {
      await page.goto("/");
      const answer = (index: number) => page.locator("#faq").getByText(faq.items[index].answer);
      const question = (index: number) => page.locator("#faq summary").nth(index);
      await expect(answer(0)).toBeHidden();
      await question(0).click();
      await expect(answer(0)).toBeVisible();
      await question(1).click();
      await expect(answer(1)).toBeVisible();
      await expect(answer(0)).toBeHidden();
      await question(1).click();
      await expect(answer(1)).toBeHidden();
    });

    test("a press on a question's words opens its answer, and another closes it", async ({ page }) => {
      await page.goto("/");
      const words = page.locator("#faq summary > *").first();
      const answer = page.locator("#faq").getByText(faq.items[0].answer);
      await words.click();
      await expect(answer).toBeVisible();
      await words.click();
      await expect(answer).toBeHidden();
    });

    test("a page's own questions and the common ones have only one answer open in total", async ({ page }) => {
      await page.goto("/lien-en-bio/instagram");
      const lists = ["section:has(> * #questions)", "#faq"].map((list) => page.locator(`${list} details`));
      for (const list of lists) await list.first().locator("summary").click();
      await expect(lists[1]!.first()).toHaveAttribute("open");
      await expect(page.locator("main details[open]")).toHaveCount(1);
    });

    test("Plus de liens is closed at first, opens, and closes again", async ({ page }) => {
      await page.goto("/blog");
      const block = page.locator("summary", { hasText: footer.more.title });
      const link = page.getByRole("contentinfo").locator('a[href="/qrcode/dynamique"]');
      await expect(link).toBeHidden();
      await block.click();
      await expect(link).toBeVisible();
      await block.click();
      await expect(link).toBeHidden();
    });

    test("the small-screen menu opens, holds every link of the header, and its links work", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/blog");
      const menu = page.getByRole("banner").locator("details");
      await expect(page.getByRole("link", { name: header.signIn })).toHaveCount(0);
      await menu.locator("summary").click();
      for (const { label } of header.links) await expect(menu.getByRole("link", { name: label })).toBeVisible();
      await expect(menu.getByRole("link", { name: header.signIn })).toHaveAttribute("href", SIGN_IN);
      await menu.getByRole("link", { name: pricingLink.label }).click();
      await expect(page).toHaveURL("/#pricing");
      await expect(page.getByRole("heading", { name: pricing.title })).toBeInViewport();
    });

    test("an anchor from another page lands on its section, clear of the sticky header", async ({ page }) => {
      for (const id of ["features", "benefits", "pricing", "affiliate", "faq"]) {
        await page.goto("/blog");
        await page.goto(`/#${id}`);
        await expect
          .poll(() => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
          .toBeLessThan(200);
        const { heading, top, bar } = await page.evaluate((section) => {
          const title = document.querySelector(`#${section} h2`) as HTMLElement;
          const banner = document.querySelector("header") as HTMLElement;
          const edge = (title.closest("section") as HTMLElement).getBoundingClientRect().top;
          return {
            heading: title.getBoundingClientRect().top,
            top: edge,
            bar: banner.getBoundingClientRect().bottom,
          };
        }, id);
        expect(heading, id).toBeGreaterThanOrEqual(bar);
        expect(Math.abs(top - bar), `${id} begins where the header ends`).toBeLessThanOrEqual(2);
      }
    });
  });
}

test("Escape closes the menu and returns the focus to its button", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog");
  const menu = page.getByRole("banner").locator("details");
  await menu.locator("summary").press("Enter");
  await expect(menu).toHaveAttribute("open");
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open", { timeout: 200 });
  }).toPass();
  await expect(menu.locator("summary")).toBeFocused();
});

test("a press inside the menu beside its links keeps it open, and one outside closes it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog");
  await hydrated(page);
  const menu = page.getByRole("banner").locator("details");
  await menu.locator("summary").click();
  const box = (await menu.getByRole("navigation").boundingBox())!;
  await page.mouse.click(box.x + 6, box.y + box.height / 2);
  await expect(menu).toHaveAttribute("open");
  await page.mouse.click(box.x + 6, box.y + box.height + 20);
  await expect(menu).not.toHaveAttribute("open");
});

test("a press in the menu before hydration counts: beside the links it stays open, outside it closes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole("banner").locator("details");
  for (const [below, isOpen] of [
    [-80, true],
    [20, false],
  ] as const) {
    const release = await holdBundles(page);
    await page.goto("/blog");
    await menu.locator("summary").click();
    const box = (await menu.getByRole("navigation").boundingBox())!;
    await page.mouse.click(box.x + 6, box.y + box.height + below);
    release();
    await hydrated(page);
    await (isOpen ? expect(menu) : expect(menu).not).toHaveAttribute("open");
    await page.unrouteAll();
  }
});

test("a pricing line shows its explanation after 700 ms of hovering, and Escape hides it", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await woken(page);
  const term = planCard(page, "PRO").getByRole("button", { name: "3 liens dynamiques" });
  await term.scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await term.hover();
  await expect(term).toHaveAttribute("data-state", "closed");
  const tooltip = page.getByRole("tooltip");
  await page.clock.runFor(OPEN_DELAY_MS - 1);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText(pricing.rows.dynamicLinks.hint);
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
});

test("a second explanation opens at once within 300 ms of the first, and after 700 ms later on", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const tooltip = page.getByRole("tooltip");
  const terms = ["PRO", "ÉQUIPE"].map((name) => planCard(page, name).getByRole("button", { name: /liens dynamiques/ }));
  for (const term of terms) {
    await term.focus();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip).toBeHidden();
    await term.blur();
  }
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const pause = async (milliseconds: number) => {
    await page.mouse.move(0, 0);
    await page.clock.runFor(milliseconds);
    await expect(tooltip).toBeHidden();
  };
  await pause(SKIP_DELAY_MS);
  await terms[0]!.hover();
  await page.clock.runFor(OPEN_DELAY_MS - 1);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toBeVisible();

  await pause(SKIP_DELAY_MS - 1);
  await terms[1]!.hover();
  await page.clock.runFor(0);
  await expect(tooltip).toBeVisible();

  await pause(SKIP_DELAY_MS);
  await terms[0]!.hover();
  await page.clock.runFor(OPEN_DELAY_MS - 1);
  await expect(tooltip).toBeHidden();
});

test("while one explanation is shown, the next opens at once, even for a term hovered for the first time", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await woken(page);
  const [first, ...others] = await planCard(page, "PRO").getByRole("listitem").getByRole("button").all();
  await first!.scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await first!.hover();
  await expect(first!).toHaveAttribute("data-state", "closed");
  await page.clock.runFor(OPEN_DELAY_MS);
  await expect(first!).toHaveAttribute("data-state", /open/);
  expect(others.length).toBeGreaterThan(1);
  for (const term of others) {
    await term.hover();
    await expect(term).toHaveAttribute("data-state", /./);
    await page.clock.runFor(1);
    await expect(term).toHaveAttribute("data-state", /open/);
    await expect(page.getByRole("tooltip")).toHaveCount(1);
  }
});

test("a pointer that only crosses the terms opens no explanation", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await woken(page);
  const terms = planCard(page, "PRO").getByRole("listitem").getByRole("button");
  await terms.first().scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(await terms.count()).toBeGreaterThan(2);
  for (const term of await terms.all()) {
    await term.hover();
    await expect(term).toHaveAttribute("data-state", "closed");
  }
  await page.mouse.move(0, 0, { steps: 4 });
  await page.clock.runFor(2 * OPEN_DELAY_MS);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("the copyright line shows the current year, and legal pages open in a new tab", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()} ${site.name}`);
  const legal = footer.columns[2].links.filter(({ to }: { to: string }) => to in site.legal);
  expect(legal.length).toBeGreaterThanOrEqual(3);
  for (const { label } of legal) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: label });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("href", new RegExp(`^${site.appUrl}/`));
  }
});

test("a page that was built last year shows this year, and hydrates without an error", async ({ page }) => {
  const errors = watchErrors(page, "error");
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(nextYear, 1, 1));
  await page.goto("/blog");
  await hydrated(page);
  await expect(page.getByRole("contentinfo")).toContainText(`© ${nextYear} ${site.name}`);
  expect(errors).toEqual([]);
});

test("every call to action leads to sign-up on the app host", async ({ page }) => {
  await page.goto("/");
  const targets = await page
    .locator('[data-event="CTAClicked"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets.length).toBeGreaterThanOrEqual(8);
  expect(new Set(targets)).toEqual(new Set([SIGN_UP]));
});

for (const width of [360, 1280]) {
  test(`the plan cards keep their heights when the billing changes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const heights = () => planCards(page).evaluateAll((plans) => plans.map((plan) => plan.clientHeight));
    const monthly = await heights();
    await annual(page).click();
    await expect(planCard(page, "PRO").locator("s")).toBeVisible();
    expect(await heights()).toEqual(monthly);
  });
}

test("each billing can be chosen by its radio button, there and back, and anywhere on its label", async ({ page }) => {
  await page.goto("/#pricing");
  const button = (name: string) => page.getByRole("radio", { name });
  for (const name of [pricing.billing.annual, pricing.billing.monthly]) {
    await button(name).check();
    await expect(button(name)).toBeChecked();
  }
  await button(pricing.billing.annual).check();
  const monthly = page.getByText(pricing.billing.monthly, { exact: true });
  await monthly.click({ position: { x: 10, y: 12 } });
  await expect(button(pricing.billing.monthly)).toBeChecked();
});

test("in forced colours only the chosen billing has the system's highlight as its background", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const colours = (button: string) =>
    page.locator(`#pricing label:has(#${button})`).evaluate((option) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(option);
      return { backgroundColor, borderTopColor };
    });
  const [highlight, canvas] = [await systemColor(page, "Highlight"), await systemColor(page, "Canvas")];
  expect((await colours("billing-monthly")).backgroundColor).toBe(highlight);
  expect((await colours("billing-annual")).borderTopColor).toBe(canvas);
  await annual(page).click();
  await expect.poll(async () => (await colours("billing-annual")).backgroundColor).toBe(highlight);
  expect((await colours("billing-monthly")).borderTopColor).toBe(canvas);
});

test("going back shows the billing that was chosen", async ({ page }) => {
  await page.goto("/#pricing");
  await annual(page).click();
  await hydrated(page);
  await follow(page, "/blog");
  await page.goBack();
  await expect(page.locator("#billing-annual")).toBeChecked();
});

test("the chosen billing is kept on the next page, and a new choice there on going back", async ({ page }) => {
  await page.goto("/#pricing");
  await annual(page).click();
  await hydrated(page);
  await follow(page, "/lien-en-bio/instagram");
  await expect(page.locator("#billing-annual")).toBeChecked();
  await page.getByText(pricing.billing.monthly, { exact: true }).click();
  await page.goBack();
  await page.waitForURL("/#pricing");
  await expect(page.locator("#billing-monthly")).toBeChecked();
});
