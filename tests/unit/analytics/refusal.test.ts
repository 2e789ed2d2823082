/** @jest-environment jsdom */
import { CHOICE_KEY } from "../../../src/analytics/do-not-track";
import { forgetVisit, goTo, inAnotherTab, leave, paint, visit } from "./visit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  forgetVisit();
});

const refuseInBrowser = () =>
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });

describe("a visitor who refuses", () => {
  it("is not measured at all, and gets no cookie", async () => {
    const page = visit("/?dnt=1&utm_source=a");
    await paint();
    page.analytics.track("CTAClicked");
    page.analytics.setSuperProperties({ a: 1 });
    goTo("/blog");
    page.analytics.pageview();
    leave();
    expect(page.requests).toHaveLength(0);
    expect(document.cookie).toBe("");
    expect(page.analytics.measurement.isOn()).toBe(false);
    page.undo();
  });

  it("loses the cookies of an earlier visit", async () => {
    const before = visit("/?utm_source=a");
    await paint();
    before.undo();
    expect(document.cookie).toContain("visitor_id");
    const page = visit("/?dnt");
    leave();
    expect(document.cookie).toBe("");
    page.undo();
  });

  it("loses them even if the page's bundle never loads", async () => {
    const before = visit("/?utm_source=a");
    await paint();
    before.undo();
    const page = visit("/?dnt", { hasBundle: false });
    leave();
    expect(document.cookie).toBe("");
    page.undo();
  });

  it("in another tab, before this page's bundle has loaded: pending events are not sent on leaving", async () => {
    const page = visit("/", { answers: [503], hasBundle: false });
    await paint();
    localStorage.setItem(CHOICE_KEY, "1");
    leave();
    expect(page.requests).toHaveLength(1);
    page.undo();
  });

  it("loses them if the browser signals a refusal on a later visit", async () => {
    const before = visit("/");
    await paint();
    before.undo();
    refuseInBrowser();
    const page = visit("/");
    await paint();
    expect(document.cookie).toBe("");
    page.undo();
  });

  it("loses them if another tab clears the choice that overrode the browser's signal", async () => {
    refuseInBrowser();
    const page = visit("/?dnt=0");
    await paint();
    expect(document.cookie).toContain("visitor_id");
    expect(page.analytics.measurement.isOn()).toBe(true);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(document.cookie).toBe("");
    page.undo();
  });

  it.each([
    ["the footer", (page: ReturnType<typeof visit>) => page.analytics.measurement.set(false)],
    ["another tab", () => inAnotherTab("1")],
    ["a link of the site", (page: ReturnType<typeof visit>) => (goTo("/blog?dnt=1"), page.analytics.pageview())],
    ["a link to the page itself", (page: ReturnType<typeof visit>) => (goTo("/?dnt=1"), page.analytics.pageview())],
  ])(
    "during the visit through %s: pending events and cookies are deleted, and nothing more is sent",
    async (_, refuse) => {
      const page = visit("/", { answers: [503] });
      await paint();
      refuse(page);
      expect(document.cookie).toBe("");
      page.analytics.track("CTAClicked");
      leave();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(page.requests).toHaveLength(1);
      expect(page.analytics.visitorData()).toEqual({ [CHOICE_KEY]: "1" });
      page.undo();
    },
  );

  it("aborts a request that has no answer yet", async () => {
    const page = visit("/", { answers: ["never"] });
    await paint();
    page.analytics.measurement.set(false);
    expect(page.requests[0]!.options.signal!.aborted).toBe(true);
    await paint();
    expect(page.log.warn).not.toHaveBeenCalled();
    page.undo();
  });

  it("in another tab, without this page receiving the event: pending events are not sent", async () => {
    const page = visit("/", { answers: [503] });
    await paint();
    localStorage.setItem(CHOICE_KEY, "1");
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.requests).toHaveLength(1);
    page.undo();
  });

  it("and accepts again does not bring back the deleted events", async () => {
    const page = visit("/", { answers: [503] });
    await paint();
    page.analytics.measurement.set(false);
    page.analytics.measurement.set(true);
    leave();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.requests).toHaveLength(1);
    page.undo();
  });

  it("and accepts again in another tab, without this page receiving the events, does not bring them back", async () => {
    const page = visit("/", { answers: [503] });
    await paint();
    localStorage.setItem(CHOICE_KEY, "1");
    await jest.advanceTimersByTimeAsync(60_000);
    localStorage.setItem(CHOICE_KEY, "0");
    leave();
    expect(page.requests).toHaveLength(1);
    page.undo();
  });

  it("and accepts again is measured from the next event on", async () => {
    const page = visit("/?dnt=1");
    await paint();
    page.analytics.measurement.set(true);
    expect(page.requests).toHaveLength(0);
    goTo("/blog");
    page.analytics.pageview();
    expect(page.sent()).toMatchObject([{ url: "/blog", referrer: "/" }]);
    page.undo();
  });
});
