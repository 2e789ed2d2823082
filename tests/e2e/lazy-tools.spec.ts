import { expect, type Locator, type Page, test } from "playwright/test";
import { content } from "./content";
import { watchErrors } from "./page-errors";
import { follow, hold, hydrated, hydratedByItself, quiet } from "./page-state";
import { allowClipboard, clipboard, frame, isAwake, labelOf, openTool, tool, translate, wordsOf } from "./tools";

/** Notes the scripts and data that the tools fetch. */
function fetched(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = /\/(tools?-[a-z-]+|tools|doctor)(?:-[0-9a-f]{20})?\.js(?:on)?$/.exec(
      new URL(request.url()).pathname,
    )?.[1];
    if (name) names.push(name.replace(/-[0-9a-f]{20}$/, ""));
  });
  return names;
}

/** Keeps the tools' code back until it is released. */
const holdTools = (page: Page) => hold(page, /\/tools?-[^/]*\.js$/);

const number = () => labelOf("whatsapp", "number");

test("a page that is only looked at does not fetch its tool", async ({ page }) => {
  const names = fetched(page);
  await page.goto("/raccourcir-lien/whatsapp");
  await hydratedByItself(page);
  await quiet(page);
  expect(names).toEqual([]);
});

test("the first press into a field selects its example, so that pasting replaces it; the next press places the caret", async ({
  page,
}) => {
  const paste = "https://www.boutique.example/menu";
  const isSelected = (field: Locator) =>
    field.evaluate((input: HTMLInputElement) => input.selectionEnd! - input.selectionStart! === input.value.length);

  const release = await holdTools(page);
  await page.goto("/raccourcir-lien/zoom");
  const early = tool(page, "doctor").locator("input").first();
  await early.click();
  await expect.poll(() => isSelected(early), "pressed before any script").toBe(true);
  await page.keyboard.insertText(paste);
  await expect(early).toHaveValue(paste);
  await early.click();
  expect(await isSelected(early), "what the visitor gave").toBe(false);
  release();

  const later = (await openTool(page, "/qrcode/generateur", "qr")).locator("input").first();
  await later.click();
  await expect.poll(() => isSelected(later)).toBe(true);
  await later.click();
  await expect.poll(() => isSelected(later), "pressed once more").toBe(false);
  await later.fill(paste);
  await expect(page).toHaveURL(/boutique/);
  await page.reload();
  await expect(later).toHaveValue(paste);
  await later.click();
  expect(await isSelected(later), "what comes back from the address").toBe(false);

  // The same for a word of the tool's own lists, once the visitor has typed it.
  const own = (await openTool(page, "/raccourcir-lien/hypertexte", "utm")).locator("[name=content]");
  await own.pressSequentially("email");
  await page.keyboard.press("Tab");
  await own.click();
  expect(await isSelected(own), "a word of the tool").toBe(false);

  const clicks = tool(page, "plans").locator("[name=clicks]");
  await page.goto("/");
  await clicks.click();
  await expect.poll(() => isSelected(clicks), "an example that no file of words holds").toBe(true);
});

test("a page without a tool fetches no tool's code, whatever the visitor does", async ({ page }) => {
  const names = fetched(page);
  await page.goto("/blog");
  await page.mouse.move(50, 50);
  await page.mouse.wheel(0, 2_000);
  await quiet(page);
  expect(names).toEqual([]);
});

test("a tool that is scrolled to fetches only its own and the shared code", async ({ page }) => {
  const names = fetched(page);
  await page.goto("/raccourcir-lien/whatsapp");
  await tool(page, "whatsapp").scrollIntoViewIfNeeded();
  await expect.poll(() => isAwake(page, "whatsapp")).toBe(true);
  await quiet(page);
  expect([...names].sort()).toEqual(["tool-whatsapp", "tools"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [key, code] of [
    ["google-doc", "docx"],
    ["google-sheet", "xlsx"],
    ["google-slides", "pptx"],
  ] as const) {
    test(`the page about ${key} shows the result of its own example`, async ({ page }) => {
      await page.goto(`/raccourcir-lien/${key}`);
      const place = tool(page, "google-docs");
      const { long } = content(`raccourcir-lien/${key}.json`).example;
      await expect(place.locator("[name=link]")).toHaveValue(long);
      const { label } = wordsOf("google-docs").results.find((result: { code: string }) => result.code === code);
      await expect(place.getByText(label, { exact: true })).toBeVisible();
    });
  }

  test("a tool shows its example, its privacy promise, and a note that it needs JavaScript", async ({ page }) => {
    await page.goto("/raccourcir-lien/whatsapp");
    const place = tool(page, "whatsapp");
    await expect(place.getByText("https://wa.me/33639981234?text=", { exact: false })).toBeVisible();
    await expect(place.getByText(frame.privacy)).toBeVisible();
    await expect(place.locator("noscript")).toBeVisible();
    expect(await place.locator("noscript").innerText()).toBe(frame.noScript);
  });
});

for (const [kind, name, address, field] of [
  ["a field", "whatsapp", "/raccourcir-lien/whatsapp", 0],
  ["a text area", "whatsapp", "/raccourcir-lien/whatsapp", 1],
] as const) {
  test(`what is typed into ${kind} before the code arrives is kept, and so is the focus`, async ({ page }) => {
    const release = await holdTools(page);
    await page.goto(address);
    const control = tool(page, name).getByLabel(wordsOf(name).inputs[field].label);
    await control.fill("+32 470 12 34 56");
    await control.press("End");
    await control.pressSequentially("7");
    release();
    await expect.poll(() => isAwake(page, name)).toBe(true);
    await expect(control).toHaveValue("+32 470 12 34 567");
    await expect(control).toBeFocused();
    await expect(
      tool(page, name)
        .getByText(field === 0 ? "wa.me/324701234567" : "%2B32%20470", { exact: false })
        .first(),
    ).toBeVisible();
  });
}

for (const touched of [true, false]) {
  test(`a page reached by a link shows its own example, not that of the last page's tool, ${touched ? "" : "un"}touched`, async ({
    page,
  }) => {
    if (touched) await openTool(page, "/raccourcir-lien/onedrive", "doctor");
    else {
      await page.goto("/raccourcir-lien/onedrive");
      await hydrated(page);
    }
    for (const key of touched ? ["zoom", "google-form"] : ["zoom"]) {
      const address = `/raccourcir-lien/${key}`;
      await follow(page, address);
      const link = tool(page, "doctor").locator("[name=link]");
      await page.mouse.wheel(0, 100);
      await expect(link).toHaveValue(content(`raccourcir-lien/${key}.json`).example.long);
    }
  });
}

test("a page gone back to after a reload shows its own example, not that of the page being left", async ({ page }) => {
  await page.goto("/raccourcir-lien/onedrive");
  await hydrated(page);
  await follow(page, "/raccourcir-lien/zoom");
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content("raccourcir-lien/onedrive.json").title);
  const link = tool(page, "doctor").locator("[name=link]");
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => isAwake(page, "doctor")).toBe(true);
  await expect(link).toHaveValue(content("raccourcir-lien/onedrive.json").example.long);
  await expect(page).toHaveURL("/raccourcir-lien/onedrive");
});

test("a tool in view on a page reached by a link loads without a further action", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1400 });
  await page.goto("/blog");
  await hydratedByItself(page);
  await follow(page, "/");
  await expect(tool(page, "doctor").locator("[name=link]")).toBeInViewport();
});

for (const [typed, number] of [
  [false, "33639981234"],
  [true, "32470123456"],
] as const) {
  const title = `a button pressed before the code arrives works on ${typed ? "what was typed" : "the example"}`;
  test(title, async ({ page }) => {
    await allowClipboard(page);
    await page.goto("/raccourcir-lien/whatsapp");
    await quiet(page);
    const release = await holdTools(page);
    const place = tool(page, "whatsapp");
    if (typed) await place.locator("[name=number]").fill("+32 470 12 34 56");
    await place
      .getByRole("button", { name: new RegExp(`^${frame.copy}`) })
      .first()
      .click();
    release();
    await expect(page.getByText(frame.copied, { exact: true }).first()).toBeVisible();
    expect(await clipboard(page)).toMatch(new RegExp(`^https://wa\\.me/${number}`));
  });
}

test("sharing a tool before its code arrives, or right after filling it in, shares its current values", async ({
  page,
}) => {
  await allowClipboard(page);
  await page.goto("/raccourcir-lien/whatsapp");
  await quiet(page);
  const release = await holdTools(page);
  const place = tool(page, "whatsapp");
  const share = place.getByRole("button", { name: frame.share });
  await place.locator("[name=number]").fill("+32 470 12 34 56");
  await share.click();
  release();
  await expect(page.getByText(frame.copied, { exact: true }).first()).toBeVisible();
  expect(await clipboard(page)).toContain("#outil=whatsapp&number=%2B32");
  await place.locator("[name=number]").fill("+33 1 23 45 67 89");
  await share.click();
  await expect.poll(() => clipboard(page)).toContain("#outil=whatsapp&number=%2B33");
});

test("each of two tools on a page shares its own values, whichever was filled in last", async ({ page }) => {
  await allowClipboard(page);
  const [plans, doctor] = [await openTool(page, "/", "plans"), tool(page, "doctor")];
  const share = (place: typeof doctor) => place.getByRole("button", { name: frame.share }).click();
  await plans.locator("[name=clicks]").fill("12345");
  await doctor.locator("[name=link]").fill("https://exemple.fr/");
  await share(plans);
  await expect.poll(() => clipboard(page)).toMatch(/\/#outil=plans&clicks=12345$/);
  await share(doctor);
  await expect.poll(() => clipboard(page)).toMatch(/\/#outil=doctor&link=https%3A%2F%2Fexemple\.fr%2F$/);
});

test("a picture chosen before the tool's code arrives is in the QR code that is drawn then", async ({ page }) => {
  await page.goto("/qrcode/dynamique");
  await hydrated(page);
  const release = await holdTools(page);
  const place = tool(page, "qr");
  await place.locator("input[type=file]").setInputFiles("static/icon-192.png");
  release();
  await expect(place.locator("svg image, canvas").first()).toBeAttached();
});

test("a picture dropped before any other action is in the QR code that is drawn then", async ({ page }) => {
  await page.goto("/qrcode/dynamique");
  const place = tool(page, "qr");
  await place.locator("input[type=file]").evaluate(async (field: HTMLInputElement) => {
    const dropped = new DataTransfer();
    const picture = await (await fetch("/icon-192.png")).blob();
    dropped.items.add(new File([picture], "icon.png", { type: picture.type }));
    field.files = dropped.files;
  });
  await expect(place.locator("svg image, canvas").first()).toBeAttached();
});

for (const [late, scripts] of [
  ["anything of React's", /\.js$/],
  ["the tool's code", /\/tools?-[^/]*\.js$/],
] as const) {
  test(`what was typed into a page that is translated before ${late} arrives is kept`, async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto("/raccourcir-lien/whatsapp");
    const place = tool(page, "whatsapp");
    await place.locator("[name=number]").fill("+32 470 12 34 56");
    await place.locator("[name=text]").fill("Bonjour !");
    if (scripts.test("/tool-x.js") && !scripts.test("/app.js")) await hydrated(page);
    await translate(page);
    release();
    await expect.poll(() => isAwake(page, "whatsapp")).toBe(true);
    await expect(place.getByText("https://wa.me/32470123456?text=Bonjour%20%21", { exact: false })).toBeVisible();
    await expect(place.locator("[name=number]")).toHaveValue("+32 470 12 34 56");
    await expect(place.locator("[name=text]")).toHaveValue("Bonjour !");
  });
}

test("if the tool's code cannot be loaded, the example stays and the page works; the next touch retries", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.route(/\/tools?-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/raccourcir-lien/whatsapp");
  const control = tool(page, "whatsapp").getByLabel(number());
  await control.focus();
  await quiet(page);
  await expect(tool(page, "whatsapp").getByText("wa.me/33639981234", { exact: false }).first()).toBeVisible();
  await page.unroute(/\/tools?-[^/]*\.js$/);
  await control.fill("+32 470 12 34 56");
  await expect.poll(() => isAwake(page, "whatsapp")).toBe(true);
  await expect(tool(page, "whatsapp").getByText("wa.me/32470123456", { exact: false }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("a tool works on a page reached by a link inside the site", async ({ page }) => {
  await page.goto("/raccourcir-lien");
  await page
    .getByRole("link", { name: content("raccourcir-lien/whatsapp.json").menuLabel })
    .first()
    .click();
  await expect(page).toHaveURL(/\/raccourcir-lien\/whatsapp$/);
  const control = tool(page, "whatsapp").getByLabel(number());
  await tool(page, "whatsapp").scrollIntoViewIfNeeded();
  await page.mouse.move(200, 300);
  await control.fill("+32 470 12 34 56");
  await expect(tool(page, "whatsapp").getByText("wa.me/32470123456", { exact: false }).first()).toBeVisible();
});

test("the keyboard and a screen reader find a tool that is far below on a page reached by a link", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/blog");
  await hydratedByItself(page);
  await follow(page, "/raccourcir-lien/whatsapp");
  await expect(page.getByRole("heading", { name: wordsOf("whatsapp").title })).toBeAttached();
  await page.getByRole("link", { name: content("raccourcir-lien.json").discover }).focus();
  await page.keyboard.press("Tab");
  await expect(tool(page, "whatsapp").locator(":focus")).toHaveCount(1);
});

test("a tool works by keyboard alone: reach the field, type, copy", async ({ page }) => {
  await allowClipboard(page);
  await page.goto("/raccourcir-lien/url");
  const control = tool(page, "doctor").getByLabel(wordsOf("doctor").input);
  await control.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("https://a.example/?fbclid=1");
  await expect(tool(page, "doctor").getByText("https://a.example/", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(frame.copied, { exact: true }).first()).toBeVisible();
  expect(await clipboard(page)).toBe("https://a.example/");
});
