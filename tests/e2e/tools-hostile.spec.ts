import type { Tool } from "../../src/content/vocabulary";
import { HOSTILE_TO_PAGES } from "../hostile-texts";
import { expect, test } from "./shared-tab";
import { watchErrors } from "./page-errors";
import { hydrated } from "./page-state";
import { openTool, tool, wordsOf } from "./tools";
import { cutTexts } from "./words";

/** From this number of characters on, a text would be wider than any window. */
const LONG = 1_000;

/** Where each tool is tested; nothing can be typed into the redirects tool, which has only lists. */
const PLACES: Record<Exclude<Tool, "redirects">, readonly string[]> = {
  doctor: ["/raccourcir-lien/url"],
  utm: ["/raccourcir-lien/hypertexte"],
  whatsapp: ["/raccourcir-lien/whatsapp"],
  drive: ["/raccourcir-lien/drive"],
  dropbox: ["/raccourcir-lien/dropbox"],
  "google-docs": ["/raccourcir-lien/google-doc"],
  youtube: ["/raccourcir-lien/youtube"],
  "google-maps": ["/raccourcir-lien/google-maps"],
  "google-agenda": ["/raccourcir-lien/google-agenda"],
  telegram: ["/raccourcir-lien/telegram"],
  sms: ["/raccourcir-lien/sms"],
  email: ["/raccourcir-lien/email"],
  qr: ["/qrcode/generateur", "/qrcode/carte-de-visite"],
  preview: ["/raccourcir-lien/image"],
  bio: ["/lien-en-bio/instagram"],
  plans: ["/"],
};
const placed = Object.entries(PLACES).flatMap(([name, addresses]) =>
  addresses.map((address) => [name, address] as const),
);

for (const [name, address] of placed) {
  test(`${name} on ${address}: hostile input causes no error and becomes no markup, script link or wider page`, async ({
    page,
  }) => {
    const errors = watchErrors(page, "error");
    const place = await openTool(page, address, name);
    const before = await page.evaluate(() => document.documentElement.scrollWidth);
    const controls = place.locator("input[type=text], input[type=tel], textarea");
    expect(await controls.count()).toBeGreaterThan(0);
    for (const text of HOSTILE_TO_PAGES) {
      const found = await place.evaluate(async (element, text) => {
        const { port1, port2 } = new MessageChannel();
        for (const control of element.querySelectorAll<HTMLInputElement>(
          "input[type=text], input[type=tel], textarea",
        )) {
          if (!control.checkVisibility()) throw new Error(`${control.name} is out of reach`);
          control.focus();
          control.select();
          // As if typed: the field's own limits apply.
          document.execCommand(text ? "insertText" : "delete", false, text);
          await new Promise((go) => {
            port1.onmessage = go;
            port2.postMessage(null);
          });
        }
        return {
          foreign: element.querySelectorAll("script, img, iframe, b").length,
          links: [...element.querySelectorAll("a")]
            .map(({ href }) => href)
            .filter((href) => !/^(https?|mailto|sms|tg):/.test(href)),
          width: document.documentElement.scrollWidth,
        };
      }, text);
      expect(found).toEqual({ foreign: 0, links: [], width: before });
      if (text.length > LONG) expect(await cutTexts(page)).toEqual([]);
    }
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    expect(errors).toEqual([]);
  });
}

/** The fragment of a shared URL, and what the field then holds: undefined if the fragment holds nothing usable. */
const SHARED: [hash: string, held?: string][] = [
  ["#outil=doctor&link=javascript:alert(1)", "javascript:alert(1)"],
  ['#outil=doctor&link="><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>'],
  ["#outil=doctor&__proto__=1&constructor=2&link=%E0%A4%A"],
  [`#outil=doctor&link=${"a".repeat(20_000)}`],
  ["#outil=doctor&outil=plans&link", ""],
  ["#outil=%"],
  ["#%"],
];

for (const [hash, held] of SHARED) {
  test(`a shared address that ends with ${hash.slice(0, 40)} breaks nothing`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto(`/raccourcir-lien/url${hash}`);
    await hydrated(page);
    const place = tool(page, "doctor");
    const field = place.getByLabel(wordsOf("doctor").input);
    if (held !== undefined) await expect(field).toHaveValue(held);
    await field.fill("https://a.example/?fbclid=1");
    await expect(place.getByText("https://a.example/", { exact: true })).toBeVisible();
    expect(errors).toEqual([]);
  });
}
