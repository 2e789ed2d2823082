import type { Converter } from "../../src/content/tools/names";
import { expect, test } from "./shared-tab";
import { content } from "./content";
import { follow, hydrated, open } from "./page-state";
import { allowClipboard, clipboard, copyWith, frame, labelOf, openTool, refuseClipboard, tool, wordsOf } from "./tools";

test.beforeEach(({ page }) => allowClipboard(page));

const CONVERTERS: Record<Converter, [address: string, typed: Record<string, string>, result: string]> = {
  whatsapp: [
    "/raccourcir-lien/whatsapp",
    { number: "+32 470 12 34 56", text: "Ça va ?" },
    "https://wa.me/32470123456?text=%C3%87a%20va%20%3F",
  ],
  drive: [
    "/raccourcir-lien/drive",
    { link: "https://drive.google.com/open?id=1rLk8VwQz5NcXmT3pYb7" },
    "https://drive.google.com/uc?export=download&id=1rLk8VwQz5NcXmT3pYb7",
  ],
  dropbox: [
    "/raccourcir-lien/dropbox",
    { link: "https://www.dropbox.com/scl/fi/a8k2/B.pdf?rlkey=u7y2&dl=0" },
    "https://www.dropbox.com/scl/fi/a8k2/B.pdf?rlkey=u7y2&dl=1",
  ],
  "google-docs": [
    "/raccourcir-lien/google-sheet",
    { link: "https://docs.google.com/presentation/d/1kVb4TnQx7LwRz2MpYc9HsJg/edit" },
    "https://docs.google.com/presentation/d/1kVb4TnQx7LwRz2MpYc9HsJg/present",
  ],
  youtube: [
    "/raccourcir-lien/video",
    { link: "https://www.youtube.com/shorts/kR7mTq2Xw9E?si=abc", start: "1:05" },
    "https://youtu.be/kR7mTq2Xw9E?t=65",
  ],
  "google-maps": [
    "/raccourcir-lien/google-maps",
    { place: "Gare de Tours", origin: "Blois" },
    "https://www.google.com/maps/search/?api=1&query=Gare%20de%20Tours",
  ],
  "google-agenda": [
    "/raccourcir-lien/google-agenda",
    { title: "Bal", start: "2028-02-29T20:00", end: "2028-03-01T01:00", place: "", details: "" },
    "https://calendar.google.com/calendar/render?action=TEMPLATE&text=Bal&dates=20280229T200000/20280301T010000&ctz=Europe/Paris",
  ],
  telegram: [
    "/raccourcir-lien/telegram",
    { name: "@maillonbot", start: "lettre" },
    "https://t.me/maillonbot?start=lettre",
  ],
  sms: [
    "/raccourcir-lien/sms",
    { number: "0639981234", text: "À ce soir" },
    "sms:+33639981234?body=%C3%80%20ce%20soir",
  ],
  email: [
    "/raccourcir-lien/email",
    { to: "a@b.fr", subject: "Été & co", body: "" },
    "mailto:a@b.fr?subject=%C3%89t%C3%A9%20%26%20co",
  ],
};

for (const [name, [address, typed, result]] of Object.entries(CONVERTERS)) {
  test(`${name}: from typing to the copied link, which a toast confirms`, async ({ page }) => {
    const place = await openTool(page, address, name);
    for (const [field, value] of Object.entries(typed)) await place.getByLabel(labelOf(name, field)).fill(value);
    expect(await copyWith(page, name)).toBe(result);
  });
}

test("the doctor cleans a pasted link, keeps its key, says so, and links to our page", async ({ page }) => {
  const words = wordsOf("doctor");
  const place = await openTool(page, "/raccourcir-lien/url", "doctor");
  await place
    .getByLabel(words.input)
    .fill("https://www.dropbox.com/scl/fi/q7/plan.pdf?rlkey=8zk3&utm_source=l&fbclid=I&dl=0");
  expect(await copyWith(page, "doctor")).toBe("https://www.dropbox.com/scl/fi/q7/plan.pdf?rlkey=8zk3&dl=0");
  await expect(place.getByRole("listitem").filter({ hasText: "utm_source" })).toContainText(words.kinds.drop);
  await expect(place.getByRole("listitem").filter({ hasText: "rlkey" })).toContainText(words.kinds.keep);
  await expect(place.getByRole("link", { name: /Dropbox/ })).toHaveAttribute("href", "/raccourcir-lien/dropbox");
});

test("the doctor also works on the home page", async ({ page }) => {
  const place = await openTool(page, "/", "doctor");
  await place.getByLabel(wordsOf("doctor").input).fill("https://youtu.be/kR7mTq2Xw9E?si=partage");
  // Waits until the rules of the pages are loaded.
  await expect(place.getByText("https://youtu.be/kR7mTq2Xw9E", { exact: true })).toBeVisible();
  expect(await copyWith(page, "doctor")).toBe("https://youtu.be/kR7mTq2Xw9E");
});

test("the doctor still cleans a link if the rules of the pages cannot be loaded", async ({ page }) => {
  await page.route("**/doctor.json", (route) => route.abort());
  const place = await openTool(page, "/raccourcir-lien/url", "doctor");
  await place.getByLabel(wordsOf("doctor").input).fill("https://a.example/?utm_source=x");
  expect(await copyWith(page, "doctor")).toBe("https://a.example/");
});

test("the UTM builder labels a link from a preset, corrects the spelling, and reads existing labels", async ({
  page,
}) => {
  const words = wordsOf("utm");
  const place = await openTool(page, "/raccourcir-lien/hypertexte", "utm");
  await place.getByLabel(labelOf("utm", "link")).fill("https://a.example/page");
  await place.getByRole("button", { name: words.presets[0].label }).click();
  await place.getByRole("textbox", { name: labelOf("utm", "campaign") }).fill("Soldes d'Été");
  await place.getByRole("button", { name: words.fix }).click();
  const labelled = "https://a.example/page?utm_source=facebook&utm_medium=social&utm_campaign=soldes-d-ete";
  expect(await copyWith(page, "utm")).toBe(labelled);

  await place.getByLabel(labelOf("utm", "link")).fill("https://b.example/?utm_source=lettre&utm_medium=email");
  await place.getByRole("button", { name: words.read }).click();
  await expect(place.getByRole("textbox", { name: labelOf("utm", "source") })).toHaveValue("lettre");
  await expect(place.getByLabel(labelOf("utm", "link"))).toHaveValue("https://b.example/");
});

test("the redirect simulator shows where a visitor goes, and by which rule", async ({ page }) => {
  const words = wordsOf("redirects");
  const place = await openTool(page, "/raccourcir-lien/application", "redirects");
  await place.getByLabel(words.device).selectOption("computer");
  const matched = place.locator("[data-outcome=matched]");
  await expect(matched).toContainText(words.scenarios[0].rules[2].target);
  await place.getByLabel(words.device).selectOption("phone");
  await place.getByLabel(words.system).selectOption("android");
  await expect(matched).toHaveCount(1);
  await expect(matched).toContainText(words.scenarios[0].rules[1].target);
  expect(await copyWith(page, "redirects")).toBe(words.scenarios[0].rules[1].address);
});

test("a tool's link to sign-up keeps the referral code and declares its location", async ({ page }) => {
  await page.goto("/raccourcir-lien/whatsapp?gf=ines");
  const link = tool(page, "whatsapp").getByRole("link", { name: wordsOf("whatsapp").next });
  await expect(link).toHaveAttribute("data-event-location", "Tool Section");
  await link.hover();
  await link.dispatchEvent("pointerdown");
  expect(new URL((await link.getAttribute("href"))!).searchParams.get("gf")).toBe("ines");
});

test("the filled-in tool has a URL to share, with an affiliate's code and without a campaign", async ({ page }) => {
  const arrival = "/raccourcir-lien/whatsapp?utm_source=lettre&gf=ines&fbclid=IwAR1";
  const place = await openTool(page, arrival, "whatsapp");
  await place.getByLabel(labelOf("whatsapp", "number")).fill("+32 470 12 34 56");
  await expect(page).toHaveURL(/#outil=whatsapp&number=/);
  await place.getByRole("button", { name: frame.share }).click();
  await expect(page.getByText(frame.copied, { exact: true }).first()).toBeVisible();
  const shared = await clipboard(page);
  expect(new URL(shared).search).toBe("?gf=ines");
  await page.goto("about:blank");
  await open(page, shared);
  await expect(place.getByLabel(labelOf("whatsapp", "number"))).toHaveValue("+32 470 12 34 56");
  await expect(place.getByText("wa.me/32470123456").first()).toBeInViewport();
});

test("what is filled in right before going back is restored on going forward", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await follow(page, "/raccourcir-lien/whatsapp");
  const field = tool(page, "whatsapp").locator("[name=number]");
  await field.fill("+32 470 12 34 56");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/blog$/);
  await page.goForward();
  await expect(field).toHaveValue("+32 470 12 34 56");
});

test("sharing says that a text is too long for the address", async ({ page }) => {
  const place = await openTool(page, "/raccourcir-lien/whatsapp", "whatsapp");
  await place.getByLabel(labelOf("whatsapp", "number")).fill("+32 470 12 34 56");
  await place.getByLabel(labelOf("whatsapp", "text")).fill("a".repeat(5_001));
  await place.getByRole("button", { name: frame.share }).click();
  await expect(page.getByText(frame.copiedInPart, { exact: true }).first()).toBeVisible();
  expect(await clipboard(page)).toMatch(/#outil=whatsapp&number=%2B32\+470\+12\+34\+56$/);
});

test("the campaign links start with the network that the page is about", async ({ page }) => {
  for (const [address, label] of [
    ["/raccourcir-lien/tiktok", content("raccourcir-lien/tiktok.json").menuLabel],
    ["/raccourcir-lien/hypertexte", "Newsletter"],
  ]) {
    const place = await openTool(page, address, "utm");
    await expect(place.locator("[aria-pressed=true]")).toHaveText(label);
    const { source } = wordsOf("utm").presets.find((preset: { label: string }) => preset.label === label);
    await expect(place.getByText(`utm_source=${source}`, { exact: false }).first()).toBeVisible();
  }
});

test("the doctor starts with the page's own link if it has something to say about it", async ({ page }) => {
  for (const [slug, link] of [
    ["gratuit", content("raccourcir-lien/gratuit.json").example.long],
    ["word", content("raccourcir-lien/word.json").example.long],
    ["pdf", wordsOf("doctor").example],
  ])
    await expect((await openTool(page, `/raccourcir-lien/${slug}`, "doctor")).locator("[name=link]")).toHaveValue(link);
});

for (const refusesCommand of [false, true]) {
  test(`if the browser refuses the clipboard${refusesCommand ? " altogether, it says so, and the next press may copy" : ", the older command copies"}`, async ({
    page,
  }) => {
    await refuseClipboard(page);
    const place = await openTool(page, "/raccourcir-lien/whatsapp", "whatsapp");
    if (refusesCommand) await page.evaluate(() => (document.execCommand = () => false));
    await place.getByLabel(labelOf("whatsapp", "number")).fill("+32 470 12 34 56");
    await expect(place.getByText("wa.me/32470123456").first()).toBeVisible();
    const copy = place.getByRole("button", { name: frame.copy }).first();
    await copy.click();
    if (refusesCommand) {
      await expect(page.getByText(frame.copyFailed, { exact: true }).first()).toBeVisible();
      await page.evaluate(() => Reflect.deleteProperty(document, "execCommand"));
      await copy.click();
    }
    await expect(page.getByText(frame.copied, { exact: true }).first()).toBeVisible();
    expect(await clipboard(page)).toMatch(/^https:\/\/wa\.me\/32470123456/);
  });
}

for (const [name, address, field, pasted, result] of [
  [
    "whatsapp",
    "/raccourcir-lien/whatsapp",
    "number",
    "sms:+32470123456&body=Salut",
    "https://wa.me/32470123456?text=Salut",
  ],
  ["sms", "/raccourcir-lien/sms", "number", "https://wa.me/32470123456?text=Salut", "sms:+32470123456?body=Salut"],
  [
    "email",
    "/raccourcir-lien/email",
    "to",
    "mailto:a@b.fr?subject=Salut&cc=c@d.fr",
    "mailto:a@b.fr?cc=c@d.fr&subject=Salut",
  ],
] as const) {
  test(`${name}: the values of a pasted link replace the examples`, async ({ page }) => {
    const place = await openTool(page, address, name);
    await place.getByLabel(labelOf(name, field)).fill(pasted);
    expect(await copyWith(page, name)).toBe(result);
  });
}

test("the preview of X shows the title over the bottom of the picture, within its edges", async ({ page }) => {
  const place = await openTool(page, "/raccourcir-lien/facebook", "preview");
  const card = place.locator("[data-layout=behind]");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [picture, title] = await Promise.all(
      [card.locator("> div").first(), card.locator("[data-part=title]")].map((part) => part.boundingBox()),
    );
    expect(title!.y, `${width} px`).toBeGreaterThan(picture!.y + picture!.height / 2);
    expect(title!.y + title!.height, `${width} px`).toBeLessThan(picture!.y + picture!.height);
    expect(title!.x + title!.width, `${width} px`).toBeLessThan(picture!.x + picture!.width);
  }
});
