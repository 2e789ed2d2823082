/** @jest-environment jsdom */
import { comeBack, forgetVisit, goTo, leave, paint, visit } from "./visit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, "prerendering");
  forgetVisit();
});

describe("a pageview", () => {
  it("is sent once for the first page, with the browser's referrer", async () => {
    jest.spyOn(Document.prototype, "referrer", "get").mockReturnValue("https://search.example/");
    const page = visit("/?utm_source=lettre&a=1#faq");
    await paint();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(page.sent()).toMatchObject([
      { name: "Pageview", url: "/?a=1", referrer: "https://search.example/", metadata: { utm_source: "lettre" } },
    ]);
    page.undo();
  });

  it("does not compete with the first paint, but waits one second at most", async () => {
    jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
    const page = visit("/");
    await jest.advanceTimersByTimeAsync(999);
    expect(page.requests).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(page.requests).toHaveLength(1);
    page.undo();
  });

  it("waits until the first frame is shown, not only drawn", async () => {
    const page = visit("/");
    await jest.advanceTimersByTimeAsync(16 + 90);
    expect(page.requests).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(20);
    expect(page.names()).toEqual(["Pageview"]);
    page.undo();
  });

  it("is sent when the page is left before its first paint", () => {
    const page = visit("/");
    leave();
    expect(page.names()).toEqual(["Pageview"]);
    page.undo();
  });

  it("is never overtaken by an event", () => {
    const page = visit("/");
    page.analytics.track("CTAClicked");
    expect(page.names()).toEqual(["Pageview", "CTAClicked"]);
    page.undo();
  });

  it("keeps its referrer and campaign for the following events after the URL has changed", async () => {
    jest.spyOn(Document.prototype, "referrer", "get").mockReturnValue("https://search.example/");
    const page = visit("/?utm_source=lettre");
    await paint();
    history.replaceState(null, "", "/#faq");
    page.analytics.addressChanged();
    page.analytics.track("CTAClicked");
    expect(page.sent()[1]).toMatchObject({
      url: "/",
      referrer: "https://search.example/",
      metadata: { utm_source: "lettre" },
    });
    page.undo();
  });

  it("is not sent again when the page's URL is rewritten; later pages send the new URL as their referrer", async () => {
    const page = visit("/?gf=marie&a=1");
    await paint();
    history.replaceState(null, "", "/?a=1");
    page.analytics.addressChanged();
    page.analytics.pageview();
    goTo("/blog");
    page.analytics.pageview();
    expect(page.sent()).toMatchObject([{ url: "/?gf=marie&a=1" }, { url: "/blog", referrer: "/?a=1" }]);
    page.undo();
  });

  it("is sent for each route, with the previous page as its referrer", async () => {
    const page = visit("/");
    await paint();
    goTo("/qrcode/dynamique?utm_source=site&b=2");
    page.analytics.pageview();
    goTo("/blog");
    page.analytics.pageview();
    expect(page.sent()).toMatchObject([
      { url: "/", referrer: null },
      { url: "/qrcode/dynamique?b=2", referrer: "/" },
      { url: "/blog", referrer: "/qrcode/dynamique?b=2", metadata: { utm_source: "site" } },
    ]);
    page.undo();
  });

  it("is still sent for the first page when the route changes before the first paint", () => {
    const page = visit("/");
    goTo("/blog");
    page.analytics.pageview();
    expect(page.sent()).toMatchObject([{ url: "/" }, { url: "/blog", referrer: "/" }]);
    page.undo();
  });

  it("is not sent again by hydration, by a hash, or by a double-click on the same link", async () => {
    const page = visit("/");
    await paint();
    page.analytics.pageview();
    goTo("/#pricing");
    page.analytics.pageview();
    goTo("/blog");
    page.analytics.pageview();
    page.analytics.pageview();
    expect(page.sent().map(({ url }) => url)).toEqual(["/", "/blog"]);
    page.undo();
  });

  it("is not sent again because ?dnt=0 was removed from the URL", async () => {
    const page = visit("/?dnt=0");
    await paint();
    page.analytics.pageview();
    expect(page.names()).toEqual(["Pageview"]);
    page.undo();
  });

  it("is sent when the page is restored from the back/forward cache, and not on a normal pageshow", async () => {
    const page = visit("/");
    await paint();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(page.requests).toHaveLength(1);
    leave();
    comeBack();
    expect(page.names()).toEqual(["Pageview", "Pageview"]);
    page.undo();
  });

  it("is not sent for a prerendered page until it is shown", async () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    const page = visit("/");
    await jest.advanceTimersByTimeAsync(5_000);
    leave();
    expect(page.requests).toHaveLength(0);
    document.dispatchEvent(new Event("prerenderingchange"));
    await paint();
    expect(page.names()).toEqual(["Pageview"]);
    page.undo();
  });

  it("is not sent after the undo", async () => {
    const page = visit("/");
    page.undo();
    await jest.advanceTimersByTimeAsync(5_000);
    leave();
    comeBack();
    expect(page.requests).toHaveLength(0);
  });

  it("of a prerendered page changes the visitor's choice only once the page is shown", () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    const page = visit("/?dnt=1&a=1");
    page.analytics.pageview();
    expect(localStorage.getItem("analytics_dnt")).toBeNull();
    Reflect.deleteProperty(document, "prerendering");
    document.dispatchEvent(new Event("prerenderingchange"));
    expect(localStorage.getItem("analytics_dnt")).toBe("1");
    expect(location.search).toBe("?a=1");
    page.undo();
  });
});
