import { expect, type Page, test } from "playwright/test";
import { content } from "./content";
import { hydrated, systemColor } from "./page-state";
import { frame } from "./tools";

const setTextSize = async (page: Page, standard: number) =>
  (await page.context().newCDPSession(page)).send("Page.setFontSizes", { fontSizes: { standard } });

/** How far the name of a plan is from the edge of its table when the table is scrolled by 50 px. */
async function nameFromEdge(page: Page): Promise<number> {
  await page.goto("/");
  await hydrated(page);
  await page.locator("#pricing").scrollIntoViewIfNeeded();
  return page.getByRole("region", { name: content("outils/plans.json").table as string }).evaluate((table) => {
    table.scrollLeft = 50;
    const name = table.querySelector("tbody th")!.getBoundingClientRect();
    return Math.round(name.left - table.getBoundingClientRect().left);
  });
}

test("the plan chooser's row names stay in view on scrolling, unless large text leaves no room beside them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await nameFromEdge(page)).toBe(0);
  await setTextSize(page, 32);
  expect(await nameFromEdge(page)).toBe(-50);
});

for (const width of [360, 375]) {
  test(`both billing labels fit on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const heights = await page
      .locator("#pricing label")
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(heights).toEqual([48, 48]);
  });
}

test("on a tablet each row of features is full, and each product picture is beside its text", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  const list = page.locator("ul:has(> li > picture)").first();
  const ends = await list.evaluate((features) => {
    const rows = new Map<number, number>();
    for (const { offsetTop, offsetLeft, offsetWidth } of features.children as HTMLCollectionOf<HTMLElement>) {
      rows.set(offsetTop, Math.max(rows.get(offsetTop) ?? 0, offsetLeft + offsetWidth));
    }
    return [...rows.values()];
  });
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
  const pictured = list.locator('> li:has(img:not([alt=""]))');
  expect(await pictured.count()).toBeGreaterThan(0);
  for (const feature of await pictured.all()) {
    const picture = (await feature.locator("img").boundingBox())!;
    expect((await feature.locator("h3").boundingBox())!.x).toBeGreaterThan(picture.x + picture.width);
  }
});

test.describe("on a phone with a device pixel ratio of 2", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  test("a product picture has at least as many pixels as it is drawn on", async ({ page }) => {
    await page.goto("/");
    const pictures = page.locator('#features img:not([alt=""])');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe("");
      const { held, drawn } = await picture.evaluate(async (image: HTMLImageElement) => {
        const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
        return { held: file.width, drawn: image.clientWidth * devicePixelRatio };
      });
      expect(held).toBeGreaterThanOrEqual(drawn);
    }
  });
});

test("a tool's footer is one row at 1280 px, and its button is aligned with the result's right edge", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/raccourcir-lien/dropbox");
  await hydrated(page);
  const sheet = page.locator("section:has(h2[id^=outil-])").first();
  await sheet.scrollIntoViewIfNeeded();
  const promise = (await sheet.locator("p:has(> svg)").last().boundingBox())!;
  const step = (await sheet.getByRole("link").last().boundingBox())!;
  const result = (await sheet.getByRole("region").last().boundingBox())!;
  expect(promise.y).toBeLessThan(step.y + step.height);
  expect(step.y).toBeLessThan(promise.y + promise.height);
  expect(Math.abs(step.x + step.width - result.x - result.width)).toBeLessThanOrEqual(1);
});

test("in forced colours, a quiet button is underlined", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/raccourcir-lien/dropbox");
  await hydrated(page);
  const share = page.getByRole("button", { name: frame.share });
  await share.scrollIntoViewIfNeeded();
  await expect(share).toHaveCSS("text-decoration-line", "underline");
});

test("in forced colours the pressed choice, a list's arrow and what cannot be pressed are told apart", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/raccourcir-lien/hypertexte");
  await hydrated(page);
  const highlight = await systemColor(page, "Highlight");
  const preset = page.locator("[data-tool=utm] fieldset button").first();
  await preset.click();
  await expect(preset).toHaveCSS("background-color", highlight);
  await page.goto("/qrcode/generateur");
  await hydrated(page);
  const studio = page.locator("[data-tool=qr]");
  await expect(studio.locator("[aria-pressed=true]").first()).toHaveCSS("background-color", highlight);
  await expect(studio.locator("select").first()).toHaveCSS("appearance", "auto");
  await studio.locator("[name=url]").fill("");
  await expect(studio.locator("button:disabled").first()).toHaveCSS("color", await systemColor(page, "GrayText"));
});

test("in print no call to action is shown", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const actions = page.locator("main [data-event=CTAClicked]");
  expect(await actions.count()).toBeGreaterThan(5);
  await expect(actions.filter({ visible: true })).toHaveCount(0);
});

test("in print no term of a plan is underlined", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const lines = await page
    .locator("#pricing li li button")
    .evaluateAll((terms) => terms.map((term) => getComputedStyle(term).textDecorationLine));
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set(["none"]));
});

test("at 1280 px each row of the comparison has its name and explanation beside its four values", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const rows = await page.locator("#comparison tbody tr").evaluateAll((found) =>
    found.map((row) => {
      const left = [...row.querySelectorAll("th, td[id]")].map((cell) => cell.getBoundingClientRect().right);
      const values = [...row.querySelectorAll("td:not([id])")].map((cell) => cell.getBoundingClientRect());
      const under = (value: DOMRect, index: number) =>
        Math.abs(value.x - document.querySelectorAll("#comparison thead th")[index]!.getBoundingClientRect().x) < 1;
      return { count: values.length, isBeside: values[0]!.x >= Math.max(...left), isUnder: values.every(under) };
    }),
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row).toEqual({ count: 4, isBeside: true, isUnder: true });
});

test("the lines of the answers have a median of 60 to 75 characters at 1280 px", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/#faq");
  const lengths = await page.locator("#faq details").evaluateAll((questions) =>
    questions.flatMap((question) => {
      (question as HTMLDetailsElement).open = true;
      const [text] = [...question.querySelector("p")!.childNodes].filter((node) => node instanceof Text);
      const lines = new Map<number, number>();
      const sign = document.createRange();
      for (let at = 0; at < (text?.length ?? 0); at++) {
        sign.setStart(text!, at);
        sign.setEnd(text!, at + 1);
        const { top } = sign.getBoundingClientRect();
        lines.set(top, (lines.get(top) ?? 0) + 1);
      }
      return [...lines.values()].slice(0, -1);
    }),
  );
  const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)];
  expect(lengths.length).toBeGreaterThan(10);
  expect(median).toBeGreaterThanOrEqual(60);
  expect(median).toBeLessThanOrEqual(75);
});

for (const width of [1024, 1280]) {
  test(`the texts of side-by-side steps start at the same height at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/qrcode/dynamique");
    const texts = page.locator("#guide + ol p");
    const tops = await texts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
  });
}
