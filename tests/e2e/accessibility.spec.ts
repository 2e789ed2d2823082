import type { Page } from "playwright/test";
import { expect, test } from "./shared-tab";
import { axeViolations } from "./axe";
import { allPages, content } from "./content";
import { hydrated } from "./page-state";
import { cutTexts } from "./words";

const anchors = content("layout/header.json").links as { label: string; to: string }[];

const NOT_FOUND = ["/nope", "/lien-en-bio/nope", "/qrcode/nope", "/raccourcir-lien/nope"];
const WIDTHS = [1280, 360];
const SCHEMES = ["light", "dark"] as const;

/** The axe rules that a colour scheme or a width can break. */
const LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable", "button-name"];

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The cells' roles in each row of a table, as the browser itself reports them: Playwright only looks at elements. */
async function rowsOf(page: Page, table: string): Promise<unknown[][]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  const below = (id: string): typeof nodes =>
    nodes.filter(({ parentId }) => parentId === id).flatMap((node) => [node, ...below(node.nodeId)]);
  return nodes
    .filter(({ role, name }) => role?.value === "table" && name?.value === table)
    .flatMap(({ nodeId }) => below(nodeId))
    .filter(({ role }) => role?.value === "row")
    .map(({ nodeId }) =>
      below(nodeId)
        .map(({ role }) => role?.value)
        .filter((role) => /cell|header/.test(role)),
    );
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const address of [...allPages.map((page) => page.address), ...NOT_FOUND]) {
  test(`axe finds nothing on ${address}, wide and light or narrow and dark; no sideways scrolling, no text cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    expect(await axeViolations(page), "wide, light").toEqual([]);
    // A scheme only changes colours, and a width changes little: the rules of LOOKS are enough here.
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await axeViolations(page, { runOnly: { type: "rule", values: LOOKS } }), "narrow, dark").toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page), "320 px").toBeLessThanOrEqual(0);
    expect(await cutTexts(page), "320 px").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
    expect(await overflow(page), "text at 200 %").toBeLessThanOrEqual(0);
    expect(await cutTexts(page), "text at 200 %").toEqual([]);
  });
}

for (const colorScheme of SCHEMES) {
  test.describe(`with everything open, in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test("axe finds nothing in the menu, the annual prices, an answer, the footer's blocks and a tooltip", async ({
      page,
    }) => {
      await page.goto("/");
      await page.getByText(content("landing/pricing.json").billing.annual, { exact: false }).first().click();
      for (const summary of [
        "#faq details:first-of-type summary",
        "footer details:first-of-type > summary",
        "#confidentialite > summary",
      ]) {
        await page.locator(summary).first().click();
      }
      const hint = page.locator("#pricing li button").first();
      await hint.focus();
      await expect(page.getByRole("tooltip")).toBeAttached();
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.locator("header summary").click();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

test("every control is at least 24 by 24 px, or a link within a sentence", async ({ page }) => {
  for (const address of [
    "/",
    "/blog",
    "/accessibilite",
    "/lien-en-bio/instagram",
    "/raccourcir-lien",
    "/raccourcir-lien/drive",
  ]) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await page.locator("footer summary").first().click();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("a, button, summary, label, input:not([type=radio])")]
          .filter((control) => control.checkVisibility() && !control.closest("p, .skip-link"))
          .map((control) => ({ name: control.innerText, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
          .map(({ name, box }) => `${name} ${Math.round(box.width)} × ${Math.round(box.height)}`),
      );
      expect(small, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test("the accessible names of the plans' buttons and of the comparison's rows have spaces between their words", async ({
  page,
}) => {
  const { cta, plans, rows } = content("landing/pricing.json") as {
    cta: string;
    plans: { name: string }[];
    rows: Record<string, { label: string }>;
  };
  const buttons = plans.map(({ name }) => `${cta} ${name}`);
  const facts = Object.values(rows).map(({ label }) => label);
  await page.goto("/#pricing");
  // Read from the browser itself: Playwright inserts spaces.
  const browser = await page.context().newCDPSession(page);
  await expect
    .poll(async () => (await browser.send("Accessibility.getFullAXTree")).nodes.map(({ name }) => name?.value))
    .toEqual(expect.arrayContaining([...buttons, ...facts]));
});

test("a plan's name and the annual choice are separated from their badges by spaces in the text, which Firefox reads", async ({
  page,
}) => {
  const { badges, billing, plans } = content("landing/pricing.json");
  await page.goto("/");
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  const read = async (selector: string) => (await page.locator(selector).allTextContents()).map(plain);
  const marked = (plan: { name: string; popular?: boolean; premium?: boolean }) =>
    [plan.name, plan.popular && badges.popular, plan.premium && badges.premium].filter(Boolean).join(" ");
  expect(await read("#pricing li > h3")).toEqual(plans.map(marked));
  expect(await read("#pricing label")).toEqual([billing.monthly, plain(`${billing.annual} ${billing.offer}`)]);
});

test("a picture made of text hides its content from screen readers, because Firefox would also read it", async ({
  page,
}) => {
  for (const address of ["/", "/raccourcir-lien/zoom", "/lien-en-bio/instagram"]) {
    await page.goto(address);
    const pictures = page.locator("main [role=img]:not(svg)");
    await expect(pictures).not.toHaveCount(0);
    const exposed = await pictures.locator("> :not([aria-hidden=true])").count();
    expect(exposed, address).toBe(0);
  }
});

test("the page's container always has its id, so that Firefox keeps it for screen readers", async ({ page }) => {
  const box = page.locator("main > *");
  await page.goto("/raccourcir-lien/zoom");
  await expect(box).toHaveAttribute("id", "page");
  await hydrated(page);
  await expect(box).toHaveAttribute("id", "page");
  await page.evaluate(() => window.___navigate("/blog"));
  await expect(page).toHaveTitle(allPages.find(({ address }) => address === "/blog")!.title);
  await expect(box).toHaveAttribute("id", "page");
});

for (const width of WIDTHS) {
  test(`each value of the comparison has a row header and a column header at ${width} px`, async ({ page }) => {
    const { comparison, plans, rows } = content("landing/pricing.json");
    const names = ["cell", ...plans.map(() => "columnheader"), "columnheader"];
    const facts = [{}, ...Object.values<{ hint?: string }>(rows)].map(({ hint }) => {
      return ["rowheader", ...plans.map(() => "cell"), ...(hint ? ["cell"] : [])];
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expect.poll(() => rowsOf(page, comparison)).toEqual([names, ...facts]);
  });
}

test("a route change moves the focus to the page's wrapper and is announced", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await page.getByRole("link", { name: content("blog.json").links[0].label }).click();
  await expect(page).toHaveURL(content("blog.json").links[0].to);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toHaveText(
    `${content("layout/header.json").reached}\u00A0: ${await page.locator("h1").innerText()}`,
  );
});

test("a link to another page's section moves the focus to that section", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: anchors[2]!.label }).click();
  await expect(page).toHaveURL(anchors[2]!.to);
  const section = page.locator(anchors[2]!.to.slice(1));
  await expect(section).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(section.locator(":focus")).toHaveCount(1);
});

test("a link to another page's section moves the focus there from the page's wrapper, which Safari focuses on a click", async ({
  page,
}) => {
  await page.goto("/blog");
  await hydrated(page);
  await page.locator("#gatsby-focus-wrapper").focus();
  const link = page.getByRole("banner").getByRole("link", { name: anchors[2]!.label });
  await link.evaluate((pressed: HTMLElement) => pressed.click());
  await expect(page).toHaveURL(anchors[2]!.to);
  await expect(page.locator(anchors[2]!.to.slice(1))).toBeFocused();
});

test("a plan's term has its explanation as its description exactly once, with its tooltip open or closed", async ({
  page,
}) => {
  const { hint } = content("landing/pricing.json").rows.clicksPerMonth;
  await page.goto("/");
  const term = page.locator("#pricing li button").first();
  await expect(term).toHaveAccessibleDescription(hint);
  await term.focus();
  await expect(page.getByRole("tooltip")).toBeAttached();
  await expect(term).toHaveAccessibleDescription(hint);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expect(term).toHaveAccessibleDescription(hint);
});

test("every navigation landmark contains a visible link, on small and large screens", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/blog");
    const navigations = await page.getByRole("navigation").all();
    expect(navigations.length, `${width} px`).toBeGreaterThan(0);
    for (const one of navigations) await expect(one.getByRole("link").first(), `${width} px`).toBeVisible();
  }
});

test("every link that opens a new tab says so", async ({ page }) => {
  const { newTab } = content("outils.json");
  for (const address of ["/raccourcir-lien/whatsapp", "/raccourcir-lien/google-maps"]) {
    await page.goto(address);
    for (const place of ["main", "footer"])
      expect(await page.locator(`${place} a[target=_blank]`).count(), place).toBeGreaterThan(0);
    const names = await page
      .locator("a[target=_blank]")
      .evaluateAll((all) => all.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent ?? ""));
    expect(names.filter((name) => !name.endsWith(newTab))).toEqual([]);
  }
});

test("the business card's fields have autocomplete attributes, so that the browser can fill them in", async ({
  page,
}) => {
  await page.goto("/qrcode/carte-de-visite");
  const purposes = await page
    .locator("[data-tool=qr] input[autocomplete]:not([autocomplete=off])")
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ autocomplete }) => autocomplete));
  expect(purposes).toEqual(["given-name", "family-name", "organization", "organization-title", "tel", "email", "url"]);
});
