/** @jest-environment jsdom */
import { buildPayload, currentPage } from "../../../src/analytics/payload";

beforeEach(() => history.replaceState(null, "", "/qrcode/dynamique?a=1&utm_source=lettre#faq"));

describe("the page to report", () => {
  it("is its path and query without campaign and fragment", () => {
    expect(currentPage("https://search.example/")).toEqual({
      url: "/qrcode/dynamique?a=1",
      referrer: "https://search.example/",
      campaign: { utm_source: "lettre" },
    });
  });

  it("has no referrer when the browser gives none", () => {
    expect(currentPage("").referrer).toBeNull();
  });

  it.each([
    ["http://localhost/qrcode/dynamique?utm_source=lettre&a=%20?&gclid=1", "http://localhost/qrcode/dynamique?a=%20?"],
    ["http://localhost/?utm_source=lettre", "http://localhost/"],
    ["http://localhost/", "http://localhost/"],
    ["http://localhost.example/?utm_source=lettre", "http://localhost.example/?utm_source=lettre"],
    ["/blog?a=1", "/blog?a=1"],
  ])("reached from %s has the referrer %s", (referrer, sent) => {
    expect(currentPage(referrer).referrer).toBe(sent);
  });

  it("is cut if its URL is too long", () => {
    history.replaceState(null, "", "/?" + "x".repeat(100_000));
    expect(currentPage("").url).toHaveLength(2_000);
  });

  it("is not cut if it just fits, whatever its last characters", () => {
    const url = `/?${"x".repeat(1_996)}%a`;
    history.replaceState(null, "", url);
    expect(currentPage("").url).toBe(url);
  });

  it.each([0, 1, 2])("is not cut in the middle of an escape, offset by %i characters", (more) => {
    history.replaceState(null, "", "/?" + "x".repeat(more) + "%C3%A9".repeat(1_000));
    expect(currentPage("").url).toMatch(/%[0-9A-F]{2}$/);
  });
});

describe("the body of a request", () => {
  it("has the fields of the wire format and no others, and null for a missing value", () => {
    expect(buildPayload("CTAClicked", currentPage(""), "visitor-1", { location: "Header" })).toEqual({
      name: "CTAClicked",
      channel: null,
      message: null,
      notify: null,
      user_id: "visitor-1",
      metadata: { location: "Header" },
      hostname: "localhost",
      url: "/qrcode/dynamique?a=1",
      referrer: null,
      language: "en-US",
      screen: "0x0",
    });
  });

  it("has null for the language that a browser withholds", () => {
    jest.spyOn(navigator, "language", "get").mockReturnValue("");
    expect(buildPayload("Pageview", currentPage(""), "visitor-1", {}).language).toBeNull();
  });
});
