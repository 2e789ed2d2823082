import type { Browser, CDPSession } from "playwright";
import { PHONE, whenHydrated } from "./phone";

/** What a visit fetched, by type, in bytes of compressed bodies; `fonts` is the number of fonts. */
export interface Weight {
  html: number;
  script: number;
  font: number;
  rest: number;
  total: number;
  fonts: number;
}

/** What was requested before the load event, and everything requested until the page is hydrated. */
export interface Weights {
  before: Weight;
  hydrated: Weight;
}

interface Fetched {
  type: string;
  asked: number;
  bytes: number;
}

/**
 * Weighs a page by its network requests: those needed to show it, and those that it makes when it becomes idle or at
 * the visitor's first interaction.
 */
export async function weigh(browser: Browser, url: string): Promise<Weights> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { fetched, loaded } = await record(session);
    await page.goto(url);
    await page.keyboard.press("Shift");
    await whenHydrated(page);
    await page.waitForLoadState("networkidle");
    const all = [...fetched.values()];
    return { before: sum(all.filter(({ asked }) => asked <= loaded())), hydrated: sum(all) };
  } finally {
    await context.close();
  }
}

/** Records requests and the load event, both timed by the browser's own clock. */
async function record(session: CDPSession) {
  const fetched = new Map<string, Fetched>();
  let loadedAt = Number.POSITIVE_INFINITY;
  session.on("Network.requestWillBeSent", ({ requestId, type = "Other", timestamp }) => {
    fetched.set(requestId, { type, asked: timestamp, bytes: 0 });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const { headers, encodedDataLength } = response;
    const length = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-length")?.[1];
    const entry = fetched.get(requestId);
    if (entry) entry.bytes = length === undefined ? -encodedDataLength : Number(length);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const entry = fetched.get(requestId);
    if (entry && entry.bytes <= 0) entry.bytes += encodedDataLength;
  });
  session.on("Page.loadEventFired", ({ timestamp }) => (loadedAt = timestamp));
  await session.send("Network.enable");
  await session.send("Page.enable");
  return { fetched, loaded: () => loadedAt };
}

function sum(fetched: readonly Fetched[]): Weight {
  const of = (...types: string[]) =>
    fetched.filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0);
  const total = fetched.reduce((bytes, entry) => bytes + entry.bytes, 0);
  const [html, script, font] = [of("Document"), of("Script"), of("Font")];
  const fonts = fetched.filter(({ type }) => type === "Font").length;
  return { html, script, font, rest: total - html - script - font, total, fonts };
}
