/** @jest-environment jsdom */
import { CHOICE_KEY } from "../../../src/analytics/do-not-track";
import { ANSWER_TIMEOUT_MS, KEEPALIVE_LIMIT } from "../../../src/analytics/post";
import { ENDPOINT, forgetVisit, KEY, leave, paint, putAside, visit } from "./visit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  forgetVisit();
});

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);
/** Runs pending promises but no timer, however short: a page that is being left has no more time than that. */
const promises = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe("an event being sent", () => {
  it("is a POST of JSON with the public key, survives leaving the page and sends no cookie", async () => {
    const page = visit("/");
    await paint();
    expect(page.requests[0]!.url).toBe(ENDPOINT);
    expect(page.requests[0]!.options).toMatchObject({
      method: "POST",
      headers: { "content-type": "application/json", "x-logspot-pk": KEY },
      keepalive: true,
      credentials: "omit",
      priority: "low",
    });
    page.undo();
  });

  it.each([500, 503, 400, 401, 404, 408, 413, 429, "refused"] as const)(
    "is retried 1, 2 and 4 seconds after %s, then logged",
    async (answer) => {
      const page = visit("/", { answers: [answer] });
      await paint();
      const attempts = [];
      for (let second = 0; second <= 8; second++, await seconds(1)) attempts.push(page.requests.length);
      expect(attempts).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4]);
      await seconds(300);
      expect(page.requests).toHaveLength(4);
      const { body } = page.requests[0]!.options;
      const status = answer === "refused" ? 0 : answer;
      expect(page.log.warn.mock.calls).toEqual([["analytics: not delivered", status, body]]);
      page.undo();
    },
  );

  it("arrives once when the collector comes back", async () => {
    const page = visit("/", { answers: ["refused", 503, 200] });
    await paint();
    await seconds(60);
    expect(page.requests).toHaveLength(3);
    expect(page.log.warn).not.toHaveBeenCalled();
    expect(page.log.info).not.toHaveBeenCalled();
    page.undo();
  });

  it("has the same bytes at every attempt", async () => {
    const page = visit("/", { answers: [503, 200] });
    await paint();
    await seconds(2);
    expect(page.requests[1]!.options.body).toBe(page.requests[0]!.options.body);
    page.undo();
  });

  it("is dropped with a log line if 50 requests are pending, until the collector has answered", async () => {
    const page = visit("/", { answers: ["never"] });
    await paint();
    for (let count = 0; count < 51; count++) page.core.track(`Event ${count}`);
    expect(page.requests).toHaveLength(50);
    expect(page.log.warn.mock.calls).toEqual([
      ["analytics: queue full", "Event 49"],
      ["analytics: queue full", "Event 50"],
    ]);
    await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS + 1_000);
    page.core.track("Later");
    expect(page.names().at(-1)).toBe("Later");
    page.undo();
  });

  it("is not sent twice when the collector hangs, because it may have arrived", async () => {
    const page = visit("/", { answers: ["never"] });
    await paint();
    await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS + 60_000);
    expect(page.requests).toHaveLength(1);
    expect(page.log.warn.mock.calls).toEqual([["analytics: not delivered", 0, page.requests[0]!.options.body]]);
    page.undo();
  });

  it("waits for a slow collector for half a minute", async () => {
    const page = visit("/", { answers: ["never"] });
    await paint();
    await seconds(25);
    expect(page.requests[0]!.options.signal!.aborted).toBe(false);
    await seconds(10);
    expect(page.requests[0]!.options.signal!.aborted).toBe(true);
    page.undo();
  });

  it("does not wait for a slower one before it", async () => {
    const page = visit("/", { answers: ["never", 200] });
    await paint();
    page.analytics.track("CTAClicked");
    expect(page.names()).toEqual(["Pageview", "CTAClicked"]);
    page.undo();
  });

  it("is sent without keepalive if it exceeds the browsers' limit, at three bytes a character", async () => {
    const page = visit("/");
    await paint();
    page.analytics.track("Long", { text: "é".repeat(KEEPALIVE_LIMIT) });
    page.analytics.track("Short", { text: "é".repeat(KEEPALIVE_LIMIT / 2) });
    expect(page.requests.map(({ options }) => options.keepalive)).toEqual([true, false, true]);
    page.undo();
  });

  it("never exceeds the browsers' 64 KiB with keepalive", async () => {
    const page = visit("/");
    await paint();
    for (let length = 10_000; length <= 70_000; length += 500)
      page.analytics.track("Long", { text: "€".repeat(length) });
    const kept = page.requests.filter(({ options }) => options.keepalive);
    const longest = Math.max(...kept.map(({ options }) => Buffer.byteLength(options.body as string)));
    expect(longest).toBeGreaterThan(48 * 1024);
    expect(longest).toBeLessThanOrEqual(64 * 1024);
    page.undo();
  });
});

describe("pending events", () => {
  it("are sent once more, immediately, when the page is left", async () => {
    const page = visit("/", { answers: [503, 200] });
    await paint();
    leave();
    await paint();
    expect(page.requests).toHaveLength(2);
    expect(page.requests[1]!.options.keepalive).toBe(true);
    await seconds(60);
    expect(page.requests).toHaveLength(2);
    page.undo();
  });

  it("are sent with the pageview when a phone hides the page before its first paint", () => {
    const page = visit("/");
    putAside();
    expect(page.names()).toEqual(["Pageview"]);
    page.undo();
  });

  it("are not sent twice if their first request is in flight when the page is left", async () => {
    const page = visit("/", { answers: ["never"] });
    await paint();
    leave();
    expect(page.requests).toHaveLength(1);
    page.undo();
  });

  it("are not sent twice if their retry is in flight when the page is left", async () => {
    const page = visit("/", { answers: [503, "never"] });
    await paint();
    await seconds(1);
    leave();
    expect(page.requests).toHaveLength(2);
    page.undo();
  });

  it("are not sent twice if the page survives being left and their retry comes due", async () => {
    const page = visit("/", { answers: [503, "never"] });
    await paint();
    leave();
    await seconds(5);
    expect(page.requests).toHaveLength(2);
    page.undo();
  });

  it("are not sent twice if the browser reports a failure when the page is left but delivers them", async () => {
    const page = visit("/", { answers: [200, "refused", 200] });
    await paint();
    page.analytics.track("CTAClicked");
    await promises();
    leave();
    await promises();
    expect(page.names()).toEqual(["Pageview", "CTAClicked"]);
    page.undo();
  });
});

describe("an event sent before the bundle loads", () => {
  it("is retried at once if it failed a second or more ago, then 2 seconds later", async () => {
    const page = visit("/", { answers: [503, 503, 200], hasBundle: false });
    await paint();
    await seconds(30);
    expect(page.requests).toHaveLength(1);
    const { analytics } = page;
    await seconds(0);
    expect(page.requests).toHaveLength(2);
    await seconds(2);
    expect(page.requests).toHaveLength(3);
    expect(new Set(page.requests.map(({ options }) => options.body))).toEqual(new Set(analytics.sentEvents()));
    await seconds(60);
    expect(page.requests).toHaveLength(3);
    page.undo();
  });

  it("is retried if it fails only after the bundle has loaded", async () => {
    const page = visit("/", { answers: ["refused", 200], hasBundle: false });
    await jest.advanceTimersByTimeAsync(116);
    expect(page.requests).toHaveLength(1);
    expect(page.analytics.sentEvents()).toHaveLength(1);
    await seconds(2);
    expect(page.requests).toHaveLength(2);
    page.undo();
  });

  it("is retried one second after it failed, and not earlier", async () => {
    const page = visit("/", { answers: [503, 200], hasBundle: false });
    await paint();
    await jest.advanceTimersByTimeAsync(400);
    expect(page.analytics.sentEvents()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(400);
    expect(page.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(page.requests).toHaveLength(2);
    page.undo();
  });

  it("is not sent again if it has arrived", async () => {
    const page = visit("/", { hasBundle: false });
    await paint();
    expect(page.analytics.sentEvents()).toHaveLength(1);
    await seconds(60);
    expect(page.requests).toHaveLength(1);
    page.undo();
  });

  it("is sent once more if the page is left first, and only once", async () => {
    const page = visit("/", { answers: [503, 200], hasBundle: false });
    await paint();
    leave();
    await paint();
    expect(page.requests).toHaveLength(2);
    expect(page.analytics.sentEvents()).toHaveLength(1);
    await seconds(60);
    expect(page.requests).toHaveLength(2);
    page.undo();
  });

  it("is not given up if the bundle loads while it is sent again", async () => {
    const page = visit("/", { answers: [503, "never"], hasBundle: false });
    await paint();
    leave();
    expect(page.analytics.sentEvents()).toHaveLength(1);
    await paint();
    expect(page.log.warn).not.toHaveBeenCalled();
    page.undo();
  });

  it("does not bring back the cookies of a visitor who has refused since", async () => {
    const page = visit("/", { answers: [503], hasBundle: false });
    await paint();
    localStorage.setItem(CHOICE_KEY, "1");
    expect(page.analytics.visitorData()).toEqual({ [CHOICE_KEY]: "1" });
    expect(document.cookie).toBe("");
    await seconds(60);
    expect(page.requests).toHaveLength(1);
    page.undo();
  });
});
