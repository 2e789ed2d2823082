/** @jest-environment jsdom */
import { pageAnalytics } from "../../../src/analytics";
import { blockCookies, comeBack, denied, forgetVisit, goTo, inAnotherTab, leave, paint, visit } from "./visit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  forgetVisit();
});

describe("an event", () => {
  it("merges the campaign, the super-properties and its own metadata; the later ones win", async () => {
    const page = visit("/?utm_source=a&utm_term=a&gclid=a");
    page.analytics.setSuperProperties({ utm_term: "b", gclid: "b" });
    page.analytics.track("FAQOpened", { gclid: "c", question: "Combien ?" });
    expect(page.sent()[1]!.metadata).toEqual({ utm_source: "a", utm_term: "b", gclid: "c", question: "Combien ?" });
    page.undo();
  });

  it("carries the same visitor, page and referrer as its pageview", async () => {
    const page = visit("/");
    await paint();
    goTo("/blog");
    page.analytics.pageview();
    page.analytics.track("CTAClicked");
    const [first, second, click] = page.sent();
    expect(click).toMatchObject({ user_id: first!.user_id, url: second!.url, referrer: "/" });
    page.undo();
  });

  it("still carries the campaign on the next visit", async () => {
    visit("/?utm_source=lettre").undo();
    const first = visit("/?utm_source=lettre");
    await paint();
    first.undo();
    const next = visit("/blog");
    await paint();
    expect(next.sent()[0]!.metadata).toEqual({ utm_source: "lettre" });
    next.undo();
  });

  it("without a name only logs a line", async () => {
    const page = visit("/");
    await paint();
    page.analytics.track("");
    expect(page.names()).toEqual(["Pageview"]);
    expect(page.log.warn).toHaveBeenCalledTimes(1);
    page.undo();
  });

  it("that cannot be written as JSON only logs a line", async () => {
    const page = visit("/");
    await paint();
    const loop: Record<string, unknown> = {};
    loop["self"] = loop;
    page.analytics.track("CTAClicked", loop as never);
    expect(page.names()).toEqual(["Pageview"]);
    expect(page.log.warn).toHaveBeenCalledTimes(1);
    page.undo();
  });
});

describe("a site without a collector", () => {
  it.each([{ endpoint: "" }, { key: "" }])("logs it once, sends nothing and stores nothing (%j)", async (config) => {
    const page = visit("/?utm_source=a", config);
    await paint();
    page.analytics.pageview();
    page.analytics.track("CTAClicked");
    page.analytics.setSuperProperties({ a: 1 });
    expect(page.requests).toHaveLength(0);
    expect(document.cookie).toBe("");
    expect(page.log.info).toHaveBeenCalledTimes(1);
    expect(page.log.warn).not.toHaveBeenCalled();
    page.undo();
  });
});

describe("the data shown to the visitor", () => {
  it("is what the device stores now", async () => {
    const page = visit("/?utm_source=a");
    page.analytics.setSuperProperties({ plan: "pro" });
    await paint();
    expect(page.analytics.visitorData()).toEqual({
      visitor_id: page.sent()[0]!.user_id,
      super_properties: '{"plan":"pro"}',
      campaign: '{"utm_source":"a"}',
    });
    page.undo();
  });

  it("includes the last 20 events exactly as they were sent", () => {
    const page = visit("/", { answers: ["never"] });
    for (let count = 0; count < 25; count++) page.analytics.track(`Event ${count}`);
    expect(page.analytics.sentEvents()).toEqual(page.requests.slice(-20).map(({ options }) => options.body));
    page.undo();
  });

  it("includes at most 20 events sent before the bundle loads", () => {
    const page = visit("/", { hasBundle: false });
    for (let count = 0; count < 25; count++) page.core.track(`Event ${count}`);
    expect(page.analytics.sentEvents()).toEqual(page.requests.slice(-20).map(({ options }) => options.body));
    page.undo();
  });

  it("notifies the other listeners if one fails", () => {
    const page = visit("/");
    const listener = jest.fn();
    page.analytics.subscribe(denied);
    page.analytics.subscribe(listener);
    page.analytics.measurement.set(true);
    expect(listener).toHaveBeenCalled();
    page.undo();
  });

  it("notifies its listeners until they unsubscribe", async () => {
    const page = visit("/");
    const listener = jest.fn();
    const unsubscribe = page.analytics.subscribe(listener);
    const before = page.analytics.sentEvents();
    expect(page.analytics.sentEvents()).toBe(before);
    page.analytics.track("CTAClicked");
    expect(listener).toHaveBeenCalled();
    expect(page.analytics.sentEvents()).not.toBe(before);
    listener.mockClear();
    inAnotherTab("1");
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    // A page in the back/forward cache receives no event from another tab.
    comeBack();
    expect(listener).toHaveBeenCalled();
    unsubscribe();
    listener.mockClear();
    page.analytics.measurement.set(true);
    expect(listener).not.toHaveBeenCalled();
    page.undo();
  });
});

describe("a hostile browser", () => {
  it("throws nothing without storage, cookies or network", async () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
    blockCookies("loudly");
    const page = visit("/?dnt=0&utm_source=a");
    globalThis.fetch = denied;
    const { analytics } = page;
    expect(() => {
      analytics.track("CTAClicked");
      analytics.setSuperProperties({ a: 1 });
      analytics.measurement.set(false);
      analytics.measurement.set(true);
      analytics.visitorData();
      analytics.pageview();
      leave();
    }).not.toThrow();
    await jest.advanceTimersByTimeAsync(60_000);
    page.undo();
  });

  it("that refuses to change the URL still sends the pageview", async () => {
    const replaceState = history.replaceState.bind(history);
    // The first call is the one by which `visit` opens the page.
    jest.spyOn(history, "replaceState").mockImplementationOnce(replaceState).mockImplementation(denied);
    const page = visit("/?dnt=0");
    await paint();
    expect(page.names()).toEqual(["Pageview"]);
    expect(() => page.analytics.pageview()).not.toThrow();
    page.undo();
  });

  it("that blocks only cookies still sends events, under one id for the visit", async () => {
    blockCookies("loudly");
    const page = visit("/");
    page.analytics.track("CTAClicked");
    const [pageview, click] = page.sent();
    expect(click!.user_id).toBe(pageview!.user_id);
    expect(click!.user_id).toBeTruthy();
    page.undo();
  });
});

describe("the page's analytics", () => {
  it("are silent if the inline script did not run", () => {
    const analytics = pageAnalytics();
    expect(() => {
      analytics.pageview();
      analytics.track("CTAClicked");
      analytics.setSuperProperties({});
      analytics.measurement.set(true);
      analytics.subscribe(() => {})();
    }).not.toThrow();
    expect(analytics.measurement.isOn()).toBe(false);
    expect(analytics.sentEvents()).toBe(analytics.sentEvents());
    expect(analytics.visitorData()).toEqual({});
  });
});
