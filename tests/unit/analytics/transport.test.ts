/** @jest-environment jsdom */
import { ANSWER_TIMEOUT, KEEPALIVE_BUDGET } from "../../../src/analytics/post";
import { QUEUE_LIMIT } from "../../../src/analytics/transport";
import { ENDPOINT, forgetVisit, KEY, leave, paint, visit } from "./visit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  forgetVisit();
});

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);
/** Lets what is promised come about before any timer, however short: all the time that a page being left has. */
const promises = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe("an event on its way", () => {
  it("is a POST of JSON with the public key, which survives leaving the page and carries no cookie", async () => {
    const page = visit("/");
    await paint();
    expect(page.requests[0]!.url).toBe(ENDPOINT);
    expect(page.requests[0]!.options).toMatchObject({
      method: "POST",
      headers: { "content-type": "application/json", "x-logspot-pk": KEY },
      keepalive: true,
      credentials: "omit",
    });
    page.undo();
  });

  it.each([500, 503, 400, 401, 404, 408, 413, 429, "refused"] as const)(
    "is tried again 1, 2 and 4 seconds after %s, then logged",
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

  it("is the same bytes at every attempt", async () => {
    const page = visit("/", { answers: [503, 200] });
    await paint();
    await seconds(2);
    expect(page.requests[1]!.options.body).toBe(page.requests[0]!.options.body);
    page.undo();
  });

  it("is given up without a second copy when the collector hangs: it may have arrived", async () => {
    const page = visit("/", { answers: ["never"] });
    await paint();
    await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT + 60_000);
    expect(page.requests).toHaveLength(1);
    expect(page.log.warn.mock.calls).toEqual([["analytics: not delivered", 0, page.requests[0]!.options.body]]);
    page.undo();
  });

  it("does not wait for a slower one before it", async () => {
    const page = visit("/", { answers: ["never", 200] });
    await paint();
    page.analytics.track("CTAClicked");
    expect(page.names()).toEqual(["Pageview", "CTAClicked"]);
    page.undo();
  });

  it("goes without keepalive when the browser's limit is reached, and with it again later", async () => {
    const page = visit("/", { answers: [200, "never", "never", "never", 200] });
    await paint();
    page.analytics.track("A", { text: "é".repeat(KEEPALIVE_BUDGET / 3) });
    page.analytics.track("B", { text: "é".repeat(KEEPALIVE_BUDGET / 3) });
    page.analytics.track("Small");
    expect(page.requests.map(({ options }) => options.keepalive)).toEqual([true, true, false, true]);
    await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT);
    page.analytics.track("C", { text: "é".repeat(KEEPALIVE_BUDGET / 3) });
    expect(page.requests.at(-1)!.options.keepalive).toBe(true);
    page.undo();
  });
});

describe("events that wait", () => {
  it("go once more when the page is left, at once", async () => {
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

  it("do not go twice when they are already under way as the page is left", async () => {
    const page = visit("/", { answers: ["never"] });
    await paint();
    leave();
    expect(page.requests).toHaveLength(1);
    page.undo();
  });

  it("do not go twice when their next try is under way as the page is left", async () => {
    const page = visit("/", { answers: [503, "never"] });
    await paint();
    await seconds(1);
    leave();
    expect(page.requests).toHaveLength(2);
    page.undo();
  });

  it("do not go twice when the browser fails them as the page is left, and yet delivers them", async () => {
    const page = visit("/", { answers: [200, "refused", 200] });
    await paint();
    page.analytics.track("CTAClicked");
    await promises();
    leave();
    await promises();
    expect(page.names()).toEqual(["Pageview", "CTAClicked"]);
    page.undo();
  });

  it("are bounded in number", async () => {
    const page = visit("/", { answers: ["never"] });
    for (let count = 0; count < QUEUE_LIMIT + 5; count++) page.analytics.track("CTAClicked");
    expect(page.requests).toHaveLength(QUEUE_LIMIT);
    expect(page.log.warn).toHaveBeenCalledTimes(6);
    page.undo();
  });

  it("leave their room to others once they have arrived", async () => {
    const page = visit("/");
    for (let count = 0; count < QUEUE_LIMIT + 5; count++, await promises()) page.analytics.track("CTAClicked");
    expect(page.requests).toHaveLength(QUEUE_LIMIT + 6);
    page.undo();
  });
});
