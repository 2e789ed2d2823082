import { expect, type Locator, test } from "playwright/test";
import sharp from "sharp";
import { content } from "./content";
import { hydrated } from "./page-state";
import { frame, labelOf, messageOf, openTool, tool, translate, wordsOf } from "./tools";
import { watchViolations } from "./csp-violations";

const preview = wordsOf("preview");
const bio = wordsOf("bio");
const plans = wordsOf("plans");

test("a preview is cut where each platform cuts it", async ({ page }) => {
  const place = await openTool(page, "/raccourcir-lien/facebook", "preview");
  const long = "abcdefghij".repeat(60);
  await place.getByLabel(labelOf("preview", "link"), { exact: true }).fill("www.exemple.fr/page");
  await place.getByLabel(labelOf("preview", "title"), { exact: true }).fill(long);
  await place.getByLabel(labelOf("preview", "description"), { exact: true }).fill(long);
  for (const { name, title, description } of preview.platforms) {
    const card = place.locator(`[data-platform="${name}"]`);
    await expect(card.locator("[data-part=title]")).toHaveText(`${long.slice(0, title - 1)}…`);
    await expect(card.getByText("exemple.fr", { exact: true })).toBeVisible();
    if (description === 0) {
      await expect(card.locator("[data-part=description]")).toHaveCount(0);
      await expect(card.getByText(messageOf("preview", "description-hidden"))).toBeVisible();
    } else {
      await expect(card.locator("[data-part=description]")).toHaveText(`${long.slice(0, description - 1)}…`);
    }
  }
  await place.getByLabel(labelOf("preview", "title"), { exact: true }).fill("Un titre court");
  await place.getByLabel(labelOf("preview", "description"), { exact: true }).fill("");
  await expect(place.getByText(messageOf("preview", "fits"), { exact: true })).toHaveCount(6);
});

test("the picture's URL is checked, and a picture from the device is drawn, without any request", async ({ page }) => {
  const violations = await watchViolations(page);
  const place = await openTool(page, "/raccourcir-lien/image", "preview");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await place.getByLabel(labelOf("preview", "image"), { exact: true }).fill("/images/a.jpg");
  await expect(place.getByText(messageOf("preview", "image-not-absolute"), { exact: true })).toBeVisible();
  await place.getByLabel(labelOf("preview", "image"), { exact: true }).fill("https://exemple.fr/a.jpg");
  await expect(place.getByText(messageOf("preview", "image-good"))).toBeVisible();
  const buffer = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#c02a63" } })
    .jpeg()
    .toBuffer();
  await place.getByLabel(preview.picture).setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
  await expect(place.locator("canvas")).toHaveCount(6);
  const inked = await place.locator("canvas").evaluateAll((canvases) =>
    canvases.map((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      return (canvas as HTMLCanvasElement).getContext("2d")!.getImageData(width - 1, height - 1, 1, 1).data[3];
    }),
  );
  expect(inked).toEqual(Array(6).fill(255));
  const stretched = await place.locator("canvas").evaluateAll((canvases) =>
    (canvases as HTMLCanvasElement[]).filter((canvas) => {
      const { width, height, clientWidth, clientHeight } = canvas;
      const isCut = getComputedStyle(canvas).objectFit === "cover";
      return !isCut && Math.abs(clientWidth / clientHeight / (width / height) - 1) > 0.02;
    }),
  );
  expect(stretched).toEqual([]);
  await place.getByRole("button", { name: frame.share }).click();
  await expect(page.getByText(frame.copiedInPart, { exact: true }).first()).toBeVisible();
  expect(sent.filter((url) => !/\/([\w-]+\.js|favicon\.\w+|drawings\/[\w-]+\.svg)$/.test(url))).toEqual([]);
  expect(violations()).toEqual([]);

  await place.getByRole("button", { name: preview.pictureRemove }).click();
  await expect(place.locator("canvas")).toHaveCount(0);
  await expect(place.getByLabel(preview.picture)).toHaveValue("");
});

test("what is typed appears on the phone at once", async ({ page }) => {
  const place = await openTool(page, "/lien-en-bio/instagram", "bio");
  const phone = place.getByRole("img", { name: bio.drawing });
  await expect(phone).toContainText(content("lien-en-bio/instagram.json").bio.links[0]);
  await place.getByLabel(bio.displayName).fill("Zoé Lê");
  await place.getByLabel(bio.sentence).fill("Je répare des vélos");
  for (let at = 1; at <= 5; at++) await place.getByLabel(`${bio.link} ${at}`).fill(at === 3 ? "" : `Bouton ${at}`);
  await expect(phone).toHaveText("Zoé LêJe répare des vélosBouton 1Bouton 2Bouton 4Bouton 5");
  await expect.poll(() => new URL(page.url()).hash).toContain("link5=Bouton+5");
  await page.reload();
  await hydrated(page);
  await expect(phone).toContainText("Bouton 5");
});

/** Fills in the fields of the home page's plan chooser. */
async function fillNeeds(place: Locator, clicks: number, domains: number, people: number, days: number) {
  const needs = [
    [plans.clicks, clicks],
    [plans.domains, domains],
    [plans.people, people],
    [plans.days, days],
  ] as const;
  for (const [label, value] of needs) await place.getByLabel(label, { exact: true }).fill(String(value));
}

const spaces = (text: string) => text.replace(/[\u00A0\u202F]/g, " ").replace(/\s+/g, " ");

test("the plan chooser names the plan, the reason, a year's price in both billings, and what happens past the limit", async ({
  page,
}) => {
  const place = await openTool(page, "/", "plans");
  const said = async () => spaces(await place.innerText());
  await fillNeeds(place, 100, 5, 1, 30);
  await expect(place.locator("[data-plan-choice]")).toHaveText(
    /^ÉQUIPE \(24,90\s€ par mois\), pour 5\sdomaines personnalisés$/,
  );
  expect(await said()).toContain("298,80 €");
  expect(await said()).toContain("249 €");
  expect(await said()).toContain("L’offre PRO se limite à ceci : 3 domaines personnalisés");
  expect(await said()).toContain("Au-delà de 25 000 clics dans le mois");
  expect(await said()).toContain("CROISSANCE");
  await fillNeeds(place, 1500, 0, 1, 30);
  await expect(place.locator("[data-plan-choice]")).toHaveText(`DÉBUTANT (2,90\u00A0€ par mois), ${plans.cheapest}`);
  await fillNeeds(place, 1500, 0, 2, 30);
  await expect(place.getByText(messageOf("plans", "coming"))).toBeVisible();
  await fillNeeds(place, 90_000, 0, 1, 30);
  await expect(place.getByText(messageOf("plans", "past-last"))).toBeVisible();
});

test("the chooser's answer follows the fields on a page that the browser translates", async ({ page }) => {
  const place = await openTool(page, "/", "plans");
  await fillNeeds(place, 9000, 0, 1, 30);
  await expect(place.locator("[data-plan-choice]")).toContainText("ÉQUIPE");
  await translate(page);
  await place.locator("[name=clicks]").fill("30000");
  await expect(place.locator("[data-plan-choice]")).toHaveText(
    /^CROISSANCE \(59,90\s€ par mois\), pour 30\s000\sclics par mois$/,
  );
});

test("if no plan is enough, the chooser says which need is too much and how to write to us", async ({ page }) => {
  const place = await openTool(page, "/", "plans");
  await fillNeeds(place, 100, 12, 1, 30);
  await expect(place.locator("[data-plan-choice=none]")).toContainText(`${plans.none}`);
  await expect(place.locator("[data-plan-choice=none]")).toContainText("12 domaines personnalisés");
  await expect(place.getByRole("link", { name: plans.support })).toHaveAttribute("href", content("site.json").support);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the plans' limits and yearly prices are in a plain table", async ({ page }) => {
    await page.goto("/");
    const table = tool(page, "plans").getByRole("table", { name: plans.table });
    await expect(table.getByRole("row")).toHaveCount(5);
    const rows = (await table.getByRole("row").allInnerTexts()).map(spaces);
    expect(rows[2]).toBe("PRO 8 000 3 1 90 jours 118,80 € 99 €");
    expect(rows[4]).toBe("CROISSANCE illimités 10 5 (à venir) 720 jours 718,80 € 590 €");
  });

  test("the preview and the phone show their example", async ({ page }) => {
    await page.goto("/raccourcir-lien/facebook");
    await expect(tool(page, "preview").locator("[data-platform]")).toHaveCount(6);
    await page.goto("/lien-en-bio/tiktok");
    await expect(tool(page, "bio").getByRole("img", { name: bio.drawing })).toBeVisible();
  });
});
