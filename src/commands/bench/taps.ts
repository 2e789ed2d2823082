import type { Browser, Page } from "playwright";
import { isHydrated, PHONE, whenHydrated } from "./phone";

/** How much slower than this machine the phone's processor is. */
export const SLOWDOWN = 4;

interface Tap {
  name: string;
  /** The address to open, chosen so that the target is in view. */
  address: string;
  /** Selector of what is tapped: the first match. */
  target: string;
  /** Selector of what the page shows once it has answered. */
  answer: string;
}

/** The first taps that must be answered at once. */
export const TAPS: readonly Tap[] = [
  { name: "menu", address: "/", target: "header details > summary", answer: "header details[open]" },
  { name: "FAQ entry", address: "/#faq", target: "#faq details > summary", answer: "#faq details[open]" },
  {
    name: "price toggle",
    address: "/#pricing",
    target: "label:has(#billing-annual)",
    answer: "#billing-annual:checked",
  },
];

/** An event of a tap. Its duration ends with the frame that shows the answer. */
interface TimedEvent extends PerformanceEntry {
  interactionId: number;
}

/**
 * Taps once on a page that has just been opened, on a slow phone.
 * @param origin the site's
 * @param isLate whether to tap after hydration; otherwise only the tap itself starts the bundles
 * @returns milliseconds from the tap to the frame that shows the answer, as reported by Event Timing
 * @throws Error if hydration came too early or too late, or the page does not answer the tap
 */
export async function tap(browser: Browser, origin: string, { address, target, answer }: Tap, isLate: boolean) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.addInitScript(watchTaps);
    if (!isLate) await page.addInitScript(neverIdle);
    await page.goto(origin + address);
    if (isLate) await whenHydrated(page);
    await settle(page);
    if ((await isHydrated(page)) !== isLate) throw new Error(`${address}: hydration did not wait for the tap`);
    const { x, y, width, height } = (await page.locator(target).first().boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.locator(answer).first().waitFor({ state: "attached", timeout: 5_000 });
    await page.waitForFunction(() => (window as unknown as Watched).taps.length > 0, undefined, { timeout: 5_000 });
    await settle(page);
    return await page.evaluate(() => Math.max(...(window as unknown as Watched).taps));
  } finally {
    await context.close();
  }
}

interface Watched {
  taps: number[];
}

/** Runs in the page. The first input is always reported; other events only from 16 ms on. */
function watchTaps() {
  const taps: number[] = ((window as unknown as Watched).taps = []);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as TimedEvent[]) if (entry.interactionId > 0) taps.push(entry.duration);
  });
  observer.observe({ type: "first-input", buffered: true });
  observer.observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: in a browser that is never idle, only the visitor's interaction starts the bundles. */
function neverIdle() {
  window.requestIdleCallback = () => 0;
}

/** Lets the page finish pending work: waits half a second, then for a frame. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 500)));
