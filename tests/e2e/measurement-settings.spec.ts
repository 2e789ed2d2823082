import type { Page } from "playwright/test";
import { inlineConfig } from "../../src/gatsby/inline-config";
import { buildInlineScripts } from "../../src/gatsby/inline-scripts";
import { COLLECTOR_PORT } from "../ports";
import { content } from "./content";
import { expect, test, withSetting } from "./fixtures";
import { questionAt, shown } from "./measurement";
import { watchConsole } from "./page-errors";
import { open, toBlog } from "./page-state";
import { tool } from "./tools";

/** Where the tested site sends its events. */
const COLLECTOR = `http://localhost:${COLLECTOR_PORT}/events`;

test.describe("the site's settings", () => {
  test("without a collector, nothing is sent or stored, and the console says so once", async ({
    page,
    context,
    collector,
  }) => {
    const lines = watchConsole(page, "info");
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

  async function openWithAutomaticClicks(page: Page, address = "/") {
    const { analytics, ...rest } = inlineConfig();
    const inline = async (autoClicks: boolean) => {
      const chosen = { ...analytics, endpoint: COLLECTOR, key: "pk_test", autoClicks };
      return (await buildInlineScripts({ ...rest, analytics: chosen })).analytics;
    };
    await withSetting(page, await inline(false), await inline(true));
    await open(page, address);
  }

  test("with automatic clicks, nothing that the visitor typed or the privacy panel shows is sent", async ({
    page,
    collector,
  }) => {
    await openWithAutomaticClicks(page, "/qrcode/generateur");
    const qr = tool(page, "qr");
    await qr.getByRole("textbox").first().fill("https://secret.example/dossier");
    await expect(qr.locator("samp")).toContainText("secret");
    const places = ["[data-tool] samp", "[data-tool]", "main", "html", "#confidentialite p"];
    for (const place of places) await page.locator(place).first().dispatchEvent("click");
    const events = await collector.taken(1 + places.length);
    expect(events.slice(1)).toMatchObject(places.map(() => ({ name: "Click", metadata: { text: "" } })));
    expect(JSON.stringify(events)).not.toContain("secret");
  });

  test("with automatic clicks, the text of a click leaves out what is not rendered", async ({ page, collector }) => {
    await openWithAutomaticClicks(page);
    await page.locator("#faq").dispatchEvent("click");
    const click = (await collector.taken(2)).find(({ name }) => name === "Click");
    const { text } = click!["metadata"] as { text: string };
    const [first, second] = content("landing/faq.json").items;
    expect(text).toContain(shown(second.question));
    expect(text).not.toContain(shown(first.answer).slice(0, 20));
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
