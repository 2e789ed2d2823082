import { type BrowserContext, expect } from "playwright/test";
import {
  type Behaviour,
  type Collector,
  type ReceivedEvent,
  startCollector,
} from "../../../src/commands/collector/start-collector";
import { COLLECTOR_PORT, SITE_PORT } from "../../ports";

const MARKER = "Marker";
const POLLING = { timeout: 15_000, intervals: [25] };

/** The collector of one test, which can be taken down and brought up again. */
export class TestCollector {
  private runs: Collector[] = [];
  constructor(private readonly port: number) {}

  /** Events taken, in the order of arrival. */
  get events(): ReceivedEvent[] {
    return this.runs.flatMap(({ events }) => events).filter(({ name }) => name !== MARKER);
  }

  /** Requests received, taken or not. */
  get requests() {
    return this.runs.flatMap(({ requests }) => requests).filter(({ body }) => !body.includes(`"${MARKER}"`));
  }

  async up(): Promise<void> {
    this.runs.push(await startCollector({ port: this.port }));
  }

  async down(): Promise<void> {
    await this.runs.at(-1)?.close();
  }

  behave(behaviour: Behaviour): void {
    this.runs.at(-1)?.setBehaviour(behaviour);
  }

  async taken(count: number): Promise<ReceivedEvent[]> {
    await expect.poll(() => this.events.length, POLLING).toBeGreaterThanOrEqual(count);
    return this.events;
  }

  async received(count: number): Promise<void> {
    await expect.poll(() => this.requests.length, POLLING).toBeGreaterThanOrEqual(count);
  }

  /**
   * Asserts exactly what a visit sent, one line per event in any order. To make sure that nothing else is on its way,
   * every open page passes two frames, then a page of the same browser sends two markers, one after the other.
   */
  async expectExactly(context: BrowserContext, lines: readonly string[]): Promise<ReceivedEvent[]> {
    await expect.poll(() => this.events.map(describe).sort(), POLLING).toEqual([...lines].sort());
    await this.settle(context);
    expect(this.events.map(describe).sort()).toEqual([...lines].sort());
    return this.events;
  }

  /** Resolves when everything that the pages of this browser had to send has arrived. */
  async settle(context: BrowserContext): Promise<void> {
    for (const page of context.pages()) if (page.url().startsWith("http")) await twoFrames(page).catch(() => {});
    const open = context.pages().findLast((page) => page.url().startsWith(`http://localhost:${SITE_PORT}/`));
    const messenger = open ?? (await context.newPage());
    if (!open) await messenger.goto(`http://localhost:${SITE_PORT}/favicon.svg`);
    for (let marker = 0; marker < 2; marker++)
      await messenger.evaluate(sendMarker, { port: COLLECTOR_PORT, name: MARKER });
    if (!open) await messenger.close();
  }
}

const twoFrames = (page: { evaluate(act: () => Promise<void>): Promise<void> }) =>
  Promise.race([
    page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(done)))),
        ),
    ),
    // A page in the background paints no frame; its first pageview is sent after a second.
    new Promise<void>((done) => setTimeout(done, 1_500)),
  ]);

const sendMarker = ({ port, name }: { port: number; name: string }) =>
  fetch(`http://localhost:${port}/events`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-logspot-pk": "marker" },
    body: JSON.stringify({ name }),
  }).then(() => undefined);

/** `Pageview /blog`, `FAQOpened Question`, `CTAClicked Header: Commencer`. */
function describe({ name, url, metadata }: ReceivedEvent): string {
  const { question, location, buttonText } = metadata as Record<string, string>;
  if (name === "FAQOpened") return `${name} ${question}`;
  if (name === "CTAClicked") return `${name} ${location}: ${buttonText}`;
  return `${name} ${url}`;
}
